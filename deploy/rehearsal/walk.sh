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
# As the owner of the folder; su keeps the working directory.
own() { su website-deploy -c "$*"; }
canary() { own npm run --silent canary; }
doctor() { own npm run --silent doctor "$@"; }
# security_headers COMMAND…: whether its answer has them all
security_headers() {
  local answer
  answer=$("$@") && for name in content-security-policy x-content-type-options referrer-policy permissions-policy \
    cross-origin-opener-policy cross-origin-resource-policy strict-transport-security; do
    grep -qiE "^$name: .+" <<<"$answer" || { echo "$name is missing: $answer"; return 1; }
  done
}
# The visitors of this walk come from 127.0.0.1, and one asks for what must not be logged.
no_personal_data() { ! grep -rE "client: |127\.0\.0\.1|remote_ip|secret-query|mari@firma" /var/log/nginx /var/log/caddy; }
exposure() { systemd-analyze security --no-pager --threshold=20 "$1" | tail -1; return "${PIPESTATUS[0]}"; }
setting() { sed -i "/^$1=/d" .env; echo "$1=$2" >>.env; }

. /root/walk/steps-afternoon.sh
. /root/walk/steps-night.sh

echo
((failures == 0)) && echo "The whole walk succeeded." || echo "$failures steps failed."
exit "$((failures > 0))"
