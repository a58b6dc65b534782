# The launch, by docs/launch.md. Sourced by walk.sh.
step "Around the machine: names, a certificate authority, a stand-in for the mail server, a monitoring service"
echo "127.0.0.1 localhost www.acme-sales-partners.ee acme-sales-partners.ee" >/etc/hosts
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout /root/walk/key.pem -out /root/walk/acme.pem 2>/dev/null
cat >/root/walk/pebble.json <<END
{"pebble": {"listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000", "httpPort": 80, "tlsPort": 443,
  "certificate": "/root/walk/acme.pem", "privateKey": "/root/walk/key.pem", "ocspResponderURL": ""}}
END
service pebble --setenv=PEBBLE_VA_NOSLEEP=1 --setenv=PEBBLE_WFE_NONCEREJECT=0 pebble -config /root/walk/pebble.json
eventually curl -sf --cacert /root/walk/acme.pem https://localhost:15000/roots/0 -o "$NODE_EXTRA_CA_CERTS"
mail_up() { service mailbox --property=StandardOutput=append:/root/walk/mails python3 -u -W ignore -m smtpd -n -c DebuggingServer 127.0.0.1:2525; }
mail_up
# A web server that takes a POST or a GET, and notes it.
cat >/root/walk/receiver.py <<'END'
from http.server import *
class Receiver(BaseHTTPRequestHandler):
    def answer(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        print(self.command, self.path, flush=True)
        self.send_response(204)
        self.end_headers()
    do_GET = do_POST = do_HEAD = answer
HTTPServer(("127.0.0.1", 8000), Receiver).serve_forever()
END
service receiver --property=StandardOutput=append:/root/walk/received python3 /root/walk/receiver.py

step "Settings and the first release"
check "Debian's Node is too old, and says what to do" fails_with node_modules/.bin/node /usr/bin/node server/index.js
check "prepare.sh has made .env, for its owner only" contains "^600 website-deploy" stat -c "%a %U" .env
setting ENQUIRY_DELIVERY smtp
setting SMTP_URL smtp://127.0.0.1:2525?ignoreTLS=true
setting ENQUIRY_FROM website@acme-sales-partners.ee
setting ENQUIRY_TO sales@acme-sales-partners.ee
setting CANARY_PING_URL http://127.0.0.1:8000/ping
setting NODE_EXTRA_CA_CERTS "$NODE_EXTRA_CA_CERTS"
# The load comes from one address.
setting RATE_LIMIT_PER_MINUTE 100000
check "update-website finds no launch error" update-website

step "nginx, before and after the first certificate"
cat >/etc/letsencrypt/cli.ini <<END
server = https://localhost:14000/dir
email = tere@acme-sales-partners.ee
agree-tos = true
non-interactive = true
no-verify-ssl = true
END
check "deploy/nginx/install.sh" deploy/nginx/install.sh www.acme-sales-partners.ee acme-sales-partners.ee
# nginx reloads a moment later.
check "the home page has the certificate of the authority" eventually fetch https://www.acme-sales-partners.ee/ -o /dev/null
for address in http://www.acme-sales-partners.ee http://acme-sales-partners.ee https://acme-sales-partners.ee; do
  check "$address redirects to the one address" contains "^location: https://www.acme-sales-partners.ee/about?a=1" \
    fetch -I "$address/about?a=1" --http1.1
done
serial() { openssl s_client -connect 127.0.0.1:443 -servername www.acme-sales-partners.ee </dev/null 2>/dev/null | openssl x509 -noout -serial; }
before=$(serial)
check "the certificate is renewed" certbot renew --force-renewal --quiet --no-random-sleep-on-renew
changed() {
  local now
  now=$(serial) && [[ $now != "$before" ]]
}
check "nginx uses the renewed one" eventually changed
check "install.sh can run again" deploy/nginx/install.sh www.acme-sales-partners.ee acme-sales-partners.ee

step "The server, its units and the canary"
cp deploy/systemd/website* /etc/systemd/system/
check "systemd finds no fault in the units" silent systemd-analyze verify /etc/systemd/system/website*
systemctl daemon-reload
check "the units start, and wait until the server is ready" systemctl enable --now website.socket website.service website-canary.timer
check "the server runs on npm's Node" contains "^/srv/website/node_modules/node-linux" readlink "/proc/$(process)/exe"
check "... as no known user" unknown_user
check "its sandbox" exposure website.service
check "... holds" sandboxed
check "... and that of the canary" exposure website-canary.service
check "health: mail can be delivered" contains '"delivery":"ok"' fetch https://www.acme-sales-partners.ee/healthz
check "the canary arrives" canary_by_mail
cp /etc/hosts /root/walk/hosts
# Nobody answers there (RFC 5737).
echo "192.0.2.1 www.acme-sales-partners.ee" >/etc/hosts
check "... before DNS leads here, too" canary -- https://www.acme-sales-partners.ee 127.0.0.1:443
cp /root/walk/hosts /etc/hosts
: >/root/walk/received
check "its unit, which the timer starts" systemctl start website-canary.service
check "... tells the monitoring service" grep -q "GET /ping" /root/walk/received
check "the timer is set" contains website-canary.timer systemctl list-timers
check "a browser's post from the own page is accepted" contains "^location: .*/enquiry-sent" fetch -i -X POST https://www.acme-sales-partners.ee/api/enquiries \
  -H "Origin: https://www.acme-sales-partners.ee" -H "Accept: text/html" -d form=home -d name=Mari -d company=Firma -d email=mari@firma.ee \
  --data-urlencode "message=We sell software to banks."
check "the doctor finds nothing" doctor
for path in / /about /no-such-page /healthz /growth-guide.pdf; do
  check "$path has the security headers" security_headers curl -sI --cacert "$NODE_EXTRA_CA_CERTS" "https://www.acme-sales-partners.ee$path"
done
check "another name has them, too" security_headers fetch -I https://acme-sales-partners.ee/
stranger
check "no log has an address or a query" no_personal_data nginx
check "... and nginx logs the stranger's page" grep -q "GET /no-such-page 404 .* firma.ee$" /var/log/nginx/website.log
check "... and the body that is too large" grep -q "/api/enquiries 413 " /var/log/nginx/website.log
check "... and the server its enquiries" contains '"event":"accepted"' journalctl -u website
