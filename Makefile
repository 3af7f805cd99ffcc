# Holà. `make run` plays, `make test` checks; both set up everything they need in .venv, once.
# Needed on the machine: make, Python 3.11 or newer, and a package registry that pip can reach.

.DEFAULT_GOAL := help
.PHONY: help install postgres run sync doctor test fmt bench docs screenshots clean

VENV := .venv
PY := $(VENV)/bin/python
SOURCES := bot cogs data rules tests tools
PIP := $(PY) -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
heading = @printf '\n== %s\n' '$(1)'

help:
	@echo 'make run          start the bot: on Discord if .env holds a token, else offline in your browser'
	@echo 'make test         check everything: format, lint, types, import directions, tests'
	@echo 'make install      set up what the bot needs, and start nothing'
	@echo 'make postgres     set up what a PostgreSQL database needs as well (docs/scaling.md)'
	@echo 'make doctor       say what is right and wrong with this installation'
	@echo 'make sync         tell Discord the commands (once, then after each change of them)'
	@echo 'make fmt          format the code and repair what can be repaired'
	@echo 'make bench        measure speed and memory'
	@echo 'make docs         write docs/commands.md anew from the commands'
	@echo 'make screenshots  take the pictures in docs/ anew (needs Chromium)'
	@echo 'make clean        remove what the other targets made, but not what was played (var/)'

# ------------------------------------------------------------------ set-up

# The first Python that is new enough; PYTHON=... chooses another.
$(PY):
	@found=; for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	    if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	    echo "Hola needs Python 3.11 or newer. Found: $$(python3 --version 2>&1 || true)." >&2; \
	    echo 'Install it (https://www.python.org/downloads/), or say where it is: make run PYTHON=/path/to/python3.11' >&2; \
	    exit 1; \
	fi; \
	echo "Setting up $(VENV) with $$found ..."; \
	if ! $$found -m venv $(VENV); then \
	    rm -rf $(VENV); \
	    echo 'Python could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv' >&2; \
	    exit 1; \
	fi

# One stamp for each set of packages: installed again only when what is asked for changes.
$(VENV)/.installed-%: pyproject.toml constraints.txt tools/requirements.py | $(PY)
	@echo 'Installing packages ($*) ...'
	@$(PY) tools/requirements.py $* > $(VENV)/requirements-$*.txt
	@$(PIP) --requirement $(VENV)/requirements-$*.txt
	@touch $@

.PRECIOUS: $(VENV)/.installed-%

# ------------------------------------------------------------------ use

# The packages of the offline mode are large, that for PostgreSQL few need: they are installed only when they are used.
run: $(VENV)/.installed-run
	@for extra in $$($(PY) -m bot extras 2>/dev/null); do $(MAKE) --no-print-directory --silent $(VENV)/.installed-$$extra; done
	@exec $(PY) -m bot

sync: $(VENV)/.installed-run
	@exec $(PY) -m bot sync

install: $(VENV)/.installed-run

postgres: $(VENV)/.installed-postgres

doctor: $(VENV)/.installed-run
	@exec $(PY) -m bot doctor

# ------------------------------------------------------------------ checks

# The offline page is tested where its packages can be installed, PostgreSQL where its programs are or can be installed.
test: $(VENV)/.installed-dev
	@sh tools/postgres.sh
	@$(MAKE) --no-print-directory --silent $(VENV)/.installed-offline || echo 'The offline page is not tested: its packages cannot be installed here.'
	$(call heading,Format (ruff))
	@$(PY) -m ruff format --check $(SOURCES)
	$(call heading,Lint (ruff))
	@$(PY) -m ruff check $(SOURCES)
	$(call heading,Types (mypy))
	@$(PY) -m mypy
	$(call heading,Import directions (import-linter))
	@$(VENV)/bin/lint-imports
	$(call heading,Tests (pytest))
	@$(PY) -m pytest --numprocesses auto --dist worksteal $(ARGS)

fmt: $(VENV)/.installed-dev
	@$(PY) -m ruff check --fix $(SOURCES) || true
	@$(PY) -m ruff format $(SOURCES)
	@$(PY) -m tools.typography

bench: $(VENV)/.installed-dev
	@$(PY) -m tests.bench $(ARGS)

docs: $(VENV)/.installed-dev
	@$(PY) -m tools.commands

screenshots: $(VENV)/.installed-dev $(VENV)/.installed-offline
	@$(PY) -m tools.screenshots

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +
