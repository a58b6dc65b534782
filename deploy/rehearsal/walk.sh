#!/bin/bash
# The walk inside the machine that run.sh starts: the afternoon of the launch, then the night.
set -uo pipefail
cd /srv/website
# Where units, which see no /root, find it too.
export NODE_EXTRA_CA_CERTS=/etc/ssl/authority.pem
failures=0
step() { echo "== $*"; }
# check TITLE COMMAND…
check() {
  local title=$1 output
  shift
  if output=$("$@" 2>&1); then echo "   ok: $title"; else
    echo "   FAILED: $title"; echo "$output" | tail -20 | sed 's/^/      /'; failures=$((failures + 1))
  fi
}
not() { ! "$@"; }
eventually() { for _ in {1..100}; do "$@" && return; sleep 0.2; done; "$@"; }
# fetch URL [OPTIONS]: fails unless the answer is 2xx or 3xx
fetch() { curl --fail --silent --show-error --max-time 40 --cacert "$NODE_EXTRA_CA_CERTS" "$@"; }
contains() { local text=$1; shift; "$@" | grep -i -- "$text" >/dev/null; }
service() { systemd-run --quiet --collect --unit="$1" "${@:2}"; }
canary() { npm run --silent canary; }
setting() { sed -i "/^$1=/d" .env; echo "$1=$2" >>.env; }

. /root/walk/steps-afternoon.sh
. /root/walk/steps-night.sh

echo
((failures == 0)) && echo "The whole walk succeeded." || echo "$failures steps failed."
exit "$((failures > 0))"
