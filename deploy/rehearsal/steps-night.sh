# What happens later, by docs/operations.md. Sourced by walk.sh.

# Sends numbered enquiries until /root/walk/stop exists, each until it is accepted, as a visitor
# would: with the same key, and not for more than a minute. Notes the accepted ones.
cat >/root/walk/send.sh <<'END'
number=$1
until [[ -e /root/walk/stop ]]; do
  key=$(cat /proc/sys/kernel/random/uuid)
  begin=$SECONDS
  until error=$(curl -sSf --max-time 40 --cacert "$NODE_EXTRA_CA_CERTS" https://www.acme-sales-partners.ee/api/enquiries -o /dev/null \
    -H "Content-Type: application/json" -H "Idempotency-Key: $key" -d "{\"form\":\"home\",\"name\":\"Mari\",\"email\":\"m@firma.ee\",\"company\":\"Firma\",\"message\":\"Enquiry number $number.\"}" 2>&1); do
    echo "$number: $error" >>/root/walk/refused
    ((SECONDS - begin < 60)) || exit 0
    sleep 0.2
  done
  echo "$number" >>/root/walk/accepted
  number=$((number + 10))
  sleep 0.05
done
END
start_senders() {
  rm -f /root/walk/stop /root/walk/accepted
  for first in "$@"; do bash /root/walk/send.sh "$first" & senders+=($!); done
}
stop_senders() { touch /root/walk/stop; wait "${senders[@]}"; senders=(); }
senders=()
arrived() { grep -ho "Enquiry number [0-9]*" /root/walk/mails | grep -o "[0-9]*" | sort; }
lost() { comm -23 <(sort -u /root/walk/accepted) <(arrived | sort -u) | wc -l; }
none_lost() { echo "lost: $(lost) of $(wc -l </root/walk/accepted)"; [[ -s /root/walk/accepted && $(lost) == 0 ]]; }
none_doubled() {
  local doubled
  doubled=$(arrived | uniq -d) && echo "doubled: $doubled" && [[ -z $doubled ]]
}
load() { wrk -t1 -c4 -d"$1" https://www.acme-sales-partners.ee:443/"$2" >"/root/walk/load-${2:-home}" 2>&1; }
no_failures() {
  cat /root/walk/load-*
  grep -q "requests in" /root/walk/load-home && grep -q "requests in" /root/walk/load-contact &&
    [[ ! -e /root/walk/failed ]] && lacks "Non-2xx|Socket errors" /root/walk/load-*
}
shows() { contains "$1" fetch https://www.acme-sales-partners.ee/contact; }

step "Updates under load: a changed fact, back, forward"
git -C /srv/origin.git fetch -q /root/walk/live-2.bundle main:main live-2:live-2
while [[ ! -e /root/walk/loaded ]]; do load 5s "" && load 5s contact && no_failures >/dev/null || touch /root/walk/failed; done &
loader=$!
start_senders 1000001 1000002
check "update, with a umask of 077" bash -c "umask 077; update-website"
check "... shows the new number" shows "555 9999"
check "... and the guide the new address" grep -qa "mailto:new@acme" dist/growth-guide.pdf
check "roll back" update-website live-1
check "... which the timer leaves" systemctl start website-update.service
check "... shows the old number" shows "5600 1234"
check "roll forward" update-website
check "... shows the new number" shows "555 9999"
for file in src/content/site.yaml src/features/guide/guide.css; do
  echo "# note" >>$file
  check "a changed $file is named" fails_with "$file" update-website
  check "... and kept" grep -q "# note" $file
  own git checkout -q -- $file
done
stop_senders
touch /root/walk/loaded; wait "$loader"
sed -n 's/^ *\([0-9]* requests in .*\)/   \1/p' /root/walk/load-*
check "no request failed meanwhile" no_failures
check "no enquiry was even refused" test ! -e /root/walk/refused
check "no enquiry is lost" none_lost
check "none arrived twice" none_doubled

step "An update whose packages can't be downloaded"
git clone -q /srv/origin.git /root/walk/broken
# No cache has a file with this checksum, and no registry can be reached.
sed -i "0,/sha512-[^\"]*/s||sha512-$(printf 'A%.0s' {1..86})==|" /root/walk/broken/package-lock.json
git -C /root/walk/broken -c user.name=O -c user.email=o@acme-sales-partners.ee commit -qam "Another package"
git -C /root/walk/broken push -q origin main
check "it ends with an error" fails_with "The site is still at live-2" update-website
check "the server can restart with the earlier packages" systemctl restart website
check "the canary arrives" canary_by_mail

step "An update that can't be built"
git -C /root/walk/broken checkout -q live-2 -- package-lock.json
sed -i "s|^phone: .*|phone: none|" /root/walk/broken/src/content/site.yaml
git -C /root/walk/broken -c user.name=O -c user.email=o@acme-sales-partners.ee commit -qam "A mistake"
git -C /root/walk/broken push -q origin main
check "it ends with an error that names the field" fails_with "phone" update-website
check "the site is as before" shows "555 9999"
check "the server can restart" systemctl restart website
check "the canary arrives" canary_by_mail

check "the timer's unit fails, too" fails_with "exited with error code" systemctl start website-update.service
sed -i -e "s|^phone: .*|phone: +372 555 9999|" -e "s|^email: .*|email: newer@acme-sales-partners.ee|" /root/walk/broken/src/content/site.yaml
git -C /root/walk/broken -c user.name=O -c user.email=o@acme-sales-partners.ee commit -qam "Our number, and another address" && git -C /root/walk/broken push -q origin main
git -C /root/walk/broken tag -f live-1 >/dev/null 2>&1 && git -C /root/walk/broken push -qf origin live-1
follow='su website-deploy -c "git fetch --tags --force origin"'
check "a moved tag is explained" fails_with "$follow" update-website
check "... and can be followed" bash -c "$follow"
mv /usr/bin/chromium-headless-shell /root/walk/
check "the timer's unit publishes the commit" systemctl start website-update.service
check "... also a changed email address, without Chromium" shows newer@acme
check "... and says that the guide isn't changed" contains "reads differently" journalctl -u website-update
mv /root/walk/chromium-headless-shell /usr/bin/

step "A wrong setting"
cp .env /root/walk/env
setting RATE_LIMIT_PER_MINUTE many
check "the doctor names it" fails_with RATE_LIMIT_PER_MINUTE doctor
check "an update ends before the restart" fails_with RATE_LIMIT_PER_MINUTE update-website
check "... and the server takes enquiries" canary_by_mail
check "a restart fails" fails_with "exited with error code" systemctl restart website
check "... and its log names the setting" contains RATE_LIMIT_PER_MINUTE journalctl -u website
enquire() { curl -s --max-time "$1" --cacert "$NODE_EXTRA_CA_CERTS" https://www.acme-sales-partners.ee/api/enquiries -H "Content-Type: application/json" \
  -d '{"form":"home","name":"Mari","email":"m@firma.ee","company":"Firma","message":"While no server was there."}' -w "\n%{http_code}"; }
check "the visitor is told at once" eventually contains "^502" enquire 2
check "pages are served" fetch https://www.acme-sales-partners.ee/about -o /dev/null
cp /root/walk/env .env
setting "export PORT" 4321
check "a line that systemd reads differently is named" fails_with "Line .* of .env" doctor
cp /root/walk/env .env
check "the corrected setting needs a restart" systemctl restart website
check "the canary arrives" canary_by_mail
check "nothing arrives that was told to have failed" lacks "While no server was there" /root/walk/mails

step "SIGKILL, twice, while enquiries arrive"
start_senders 2000001 2000002
restarted() { [[ $(process) != "$killed" ]] && contains ok fetch https://www.acme-sales-partners.ee/readyz; }
for _ in 1 2; do
  sleep 2
  killed=$(process)
  systemctl kill --signal=KILL website
  check "systemd starts it again" eventually restarted
done
stop_senders
check "no enquiry is lost" none_lost

step "Mail is down"
systemctl stop mailbox
check "the canary fails" fails_with "was not accepted" canary
check "its unit fails, too" fails_with "exited with error code" systemctl start website-canary.service
check "pages are served" fetch https://www.acme-sales-partners.ee/ -o /dev/null
check "health says so within a minute" bash -c 'for _ in $(seq 70); do curl -s --cacert "$NODE_EXTRA_CA_CERTS" https://www.acme-sales-partners.ee/healthz | grep -q unreachable && exit; sleep 1; done; exit 1'
check "the log says why" contains "CONN ECONNREFUSED" journalctl -u website
cp .env /root/walk/env
setting ENQUIRY_DELIVERY webhook
setting WEBHOOK_URL http://127.0.0.1:8000/enquiries
setting WEBHOOK_FORMAT slack
check "the other way of delivery needs only a restart" systemctl restart website
check "... and takes enquiries" canary
check "... at the webhook" grep -q "POST /enquiries" /root/walk/received
cp /root/walk/env .env
mail_up
check "back to mail" systemctl restart website
check "the canary arrives" eventually canary_by_mail

step "The disk is full"
mkdir -p /srv/full && mount -t tmpfs -o size=64m tmpfs /srv/full
git clone -q /srv/origin.git /srv/full/website && cp -r dist build .env /srv/full/website/
mkdir /srv/full/website/node_modules && mount --bind node_modules /srv/full/website/node_modules
hash_of() { cat /srv/full/website/dist/*.html /srv/full/website/build/site.json | sha256sum; }
whole=$(hash_of)
! head -c 64m /dev/zero >/srv/full/filler 2>/dev/null
check "a release fails, because the disk is full" fails_with "ENOSPC\|no space left" npm --prefix /srv/full/website run --silent release
same() { [[ $(hash_of) == "$whole" ]]; }
check "... and the site before it is whole" same
umount /srv/full/website/node_modules /srv/full

step "Caddy in place of nginx"
systemctl stop nginx
{
  printf '{\n\tacme_ca https://localhost:14000/dir\n\tacme_ca_root /root/walk/acme.pem\n}\n'
  cat deploy/caddy/Caddyfile
} | sed "s|www.example.com|www.acme-sales-partners.ee|; s|:example.com|:acme-sales-partners.ee|; s|www.example.com|www.acme-sales-partners.ee|g" >/etc/caddy/Caddyfile
chmod 755 /root /root/walk
check "Caddy starts" systemctl restart caddy
check "it gets its certificates" eventually fetch https://www.acme-sales-partners.ee/ -o /dev/null
check "another name redirects" eventually contains "location: https://www.acme-sales-partners.ee/about" fetch -I https://acme-sales-partners.ee/about
check "the canary arrives" canary_by_mail
check "its pages have the security headers" security_headers fetch -I https://www.acme-sales-partners.ee/about
check "... another name, too" security_headers fetch -I https://acme-sales-partners.ee/about
stranger
systemctl stop website.socket website
stranger
check "no log has an address or a query" no_personal_data caddy
check "... and Caddy logs the stranger's page" grep -q '"uri":"/no-such-page".*"status":404' /var/log/caddy/website.log
check "... and the request without a server" grep -q '"uri":"/api/enquiries".*"status":502' /var/log/caddy/website.log
