#!/bin/sh
# Make PostgreSQL's programs available to the tests, which start a server of their own: nothing here starts one.
# Where it cannot be installed, say why; the tests then skip what needs it, and say so too.
set -u

found() { command -v initdb > /dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1; }

if found; then exit 0; fi
if ! command -v apt-get > /dev/null 2>&1; then
    echo 'PostgreSQL is not tested: it is not installed, and there is no apt-get here. Install the package postgresql yourself.'
    exit 0
fi
if [ "$(id -u)" != 0 ]; then
    echo 'PostgreSQL is not tested: it is not installed, and only root may install it: sudo apt-get install postgresql'
    exit 0
fi
echo 'Installing PostgreSQL for the tests ...'
# Only the programs: Debian would also make a server for the whole machine and start it, unless told not to.
told=/etc/postgresql-common/createcluster.conf
if [ -e "$told" ]; then told=; else
    mkdir -p /etc/postgresql-common
    echo 'create_main_cluster = false' > "$told"
fi
install() {
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends \
        -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold postgresql
}
{ install || { apt-get update --quiet && install; }; } > /dev/null 2>&1
[ -z "$told" ] || mv -f "$told.ucf-dist" "$told" 2> /dev/null || rm -f "$told"  # as Debian's package has it
if found; then exit 0; fi
echo 'PostgreSQL is not tested: apt-get could not install the package postgresql.'
