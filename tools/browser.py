"""A headless Chromium, driven over its debugging protocol: enough to type, press, look and take a picture."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_browser() -> str | None:
    """Return the path of a Chromium on this machine, None when there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Page:
    """One page of the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)

    async def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command of the protocol and return its result; raise `RuntimeError` on an error."""
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": parameters})
        while True:
            answer: dict[str, Any] = await self._socket.receive_json(timeout=30)
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return dict(answer["result"])

    async def run(self, script: str) -> Any:
        """Run a script and return its value."""
        result = await self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:2000])
        return result["result"].get("value")

    async def until(self, script: str, seconds: float = 10) -> Any:
        """Return the value of a script as soon as it is true; raise `TimeoutError` when it stays false."""
        for _ in range(int(seconds * 10)):
            if value := await self.run(script):
                return value
            await asyncio.sleep(0.1)
        raise TimeoutError(script)

    async def type(self, text: str) -> None:
        """Type a text where the cursor is."""
        await self.send("Input.insertText", text=text)

    async def press(self, key: str) -> None:
        """Press and release a key, such as Enter."""
        codes = {"Enter": 13, "Tab": 9, "Escape": 27, "Backspace": 8, "ArrowDown": 40}
        code = {"key": key, "code": key, "windowsVirtualKeyCode": codes[key]}
        text = {"text": "\r"} if key == "Enter" else {}
        await self.send("Input.dispatchKeyEvent", type="keyDown", **code, **text)
        await self.send("Input.dispatchKeyEvent", type="keyUp", **code)

    async def picture(self, file: Path, selector: str | None = None, margin: int = 8) -> None:
        """Save a picture of the page, or of the first element that the selector finds."""
        options: dict[str, Any] = {"format": "png"}
        if selector is not None:
            options["clip"] = await self.box(selector, margin)
        result = await self.send("Page.captureScreenshot", **options)
        file.write_bytes(base64.b64decode(result["data"]))

    async def box(self, selector: str, margin: int) -> dict[str, float]:
        """Return where an element is, with a margin around it."""
        script = f"(() => {{ const r = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
        box = await self.run(f"{script} return {{x: r.x, y: r.y, width: r.width, height: r.height}} }})()")
        grown = {"x": box["x"] - margin, "y": box["y"] - margin, "scale": 1}
        return grown | {"width": box["width"] + 2 * margin, "height": box["height"] + 2 * margin}


@contextlib.asynccontextmanager
async def browser(url: str, *, width: int = 1100, height: int = 900, scale: float = 1) -> AsyncIterator[Page]:
    """Open a page in a fresh Chromium; raise `FileNotFoundError` when there is none."""
    program = find_browser()
    if program is None:
        raise FileNotFoundError("no Chromium on this machine")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            program,
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            "--remote-debugging-port=0",
            "--remote-allow-origins=*",
            f"--force-device-scale-factor={scale}",
            f"--window-size={width},{height}",
            f"--user-data-dir={profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            port = await _port(Path(profile) / "DevToolsActivePort")
            async with aiohttp.ClientSession() as session:
                async with session.get(f"http://127.0.0.1:{port}/json") as answer:
                    target = next(t for t in await answer.json() if t["type"] == "page")
                async with session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0) as socket:
                    page = Page(socket)
                    await page.send(
                        "Emulation.setDeviceMetricsOverride",
                        width=width,
                        height=height,
                        deviceScaleFactor=scale,
                        mobile=False,
                    )
                    await page.send("Page.navigate", url=url)
                    yield page
        finally:
            process.terminate()
            await process.wait()


async def _port(file: Path) -> int:
    for _ in range(300):
        if file.exists() and (text := file.read_text()).strip():
            return int(text.splitlines()[0])
        await asyncio.sleep(0.1)
    raise TimeoutError("the browser did not start")
