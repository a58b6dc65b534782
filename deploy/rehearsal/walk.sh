#!/bin/bash
# The walk inside the machine that run.sh starts: the afternoon of the launch, then the night.
# A failed check is counted. Any other command that fails ends the walk, because the checks after it
# could pass without having tried anything.
set -euo pipefail
trap 'echo "The walk ended early, at: $BASH_COMMAND"' ERR
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
# fails_with TEXT COMMAND…: fails, too, if the command fails for another reason.
fails_with() {
  local text=$1 output
  shift
  if output=$("$@" 2>&1); then echo "It succeeded: $output"; return 1; fi
  echo "$output"
  grep -qi -- "$text" <<<"$output"
}
# lacks PATTERN PATH…: fails, too, if one of the paths can't be read.
lacks() {
  local status=0
  grep -rE -- "$@" || status=$?
  ((status == 1))
}
silent() {
  local output
  output=$("$@" 2>&1) && [[ -z $output ]] || { echo "$output"; return 1; }
}
eventually() { for _ in {1..100}; do "$@" && return; sleep 0.2; done; "$@"; }
# fetch URL [OPTIONS]: fails unless the answer is 2xx or 3xx
fetch() { curl --fail --silent --show-error --max-time 40 --cacert "$NODE_EXTRA_CA_CERTS" "$@"; }
contains() { local text=$1; shift; "$@" | grep -i -- "$text" >/dev/null; }
service() { systemd-run --quiet --collect --unit="$1" "${@:2}"; }
# As the owner of the folder; su keeps the working directory.
own() { su website-deploy -c "$*"; }
canary() { own npm run --silent canary "$@"; }
canary_by_mail() {
  local reference
  reference=$(canary | sed -n "s/^Accepted as \([^ ]*\) .*/\1/p") && [[ -n $reference ]] && grep -qF "$reference" /root/walk/mails
}
process() { systemctl show -P MainPID website; }
doctor() { own npm run --silent doctor "$@"; }
# security_headers COMMAND…: whether its answer has those of server/headers.ts, which the build writes
# to dist/_headers, and HSTS
security_headers() {
  local answer expected header
  expected=$(sed -n '2,/^\//s/^  //p' dist/_headers | grep .) && answer=$("$@" | tr -d '\r') || return
  while read -r header; do
    grep -qixF "$header" <<<"$answer" || { echo "$header is missing: $answer"; return 1; }
  done <<<"$expected"$'\n'"Strict-Transport-Security: max-age=31536000"
}
# A visitor from 127.0.0.9, who asks for what must not be logged.
stranger() {
  local address
  for address in http{,s}://{127.0.0.1,acme-sales-partners.ee,www.acme-sales-partners.ee}/{no-such-page,api/enquiries,.well-known/acme-challenge/x}; do
    # Some are refused. That they arrive is checked in the logs.
    curl -sk --interface 127.0.0.9 "$address?secret-query" -H "Referer: https://mari@firma.ee/" -o /dev/null || true
    head -c 300k /dev/zero | curl -sk --interface 127.0.0.9 "$address?secret-query" --data-binary @- -o /dev/null || true
  done
}
# no_personal_data nginx|caddy: nor in the log of that one and of the server, which must have lines.
# All other requests come from 127.0.0.1, which the journal names for other reasons.
no_personal_data() {
  local personal='127\.0\.0\.9|secret-query|mari@firma|software to banks' unit
  [[ -s /var/log/$1/website.log ]] && lacks "client: |127\.0\.0\.1|remote_ip|$personal" /var/log/nginx /var/log/caddy || return
  journalctl --sync
  for unit in website "$1"; do
    journalctl -q -u "$unit" >/root/walk/journal && [[ -s /root/walk/journal ]] && lacks "$personal" /root/walk/journal || return
  done
}
# systemd gives such a user an id from this range (DynamicUser).
unknown_user() {
  local id
  id=$(awk '/^Uid:/ { print $2 }' "/proc/$(process)/status") && ((id >= 61184 && id <= 65519))
}
# What the kernel grants the server, whatever the score says.
sandboxed() {
  local line
  for line in "CapBnd:.0000000000000000" "NoNewPrivs:.1" "Seccomp:.2"; do
    grep "^$line" "/proc/$(process)/status" || return
  done
  # It sees the folder, and can't write to it.
  nsenter --target "$(process)" --mount test -d /srv/website/dist &&
    fails_with "Read-only file system" nsenter --target "$(process)" --mount touch /srv/website/dist/new
}
exposure() { systemd-analyze security --no-pager --threshold=20 "$1" | tail -1; return "${PIPESTATUS[0]}"; }
setting() { sed -i "/^$1=/d" .env; echo "$1=$2" >>.env; }

. /root/walk/steps-afternoon.sh
. /root/walk/steps-night.sh

echo
((failures == 0)) && echo "The whole walk succeeded." || echo "$failures steps failed."
exit "$((failures > 0))"
