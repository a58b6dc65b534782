#!/bin/sh
# Puts the site behind nginx with a certificate of Let's Encrypt, as root on Debian 12 or later. The
# first name is the site's address (SITE_URL); the others redirect to it. All of them must already
# lead to this machine:
#   apt-get install nginx libnginx-mod-http-brotli-static certbot
#   deploy/nginx/install.sh www.example.com example.com
# Run it again after a change of the configuration or of the names. Certbot asks for an email
# address the first time; further options of it can stand in /etc/letsencrypt/cli.ini.
set -eu
cd "$(dirname "$0")"
site=$1

install_file() {
  sed "s|www\.example\.com|$site|g; s|/srv/website|$(realpath ../..)|g" "$1" >"$2"
}

# 1. HTTP, which works without a certificate.
rm -f /etc/nginx/sites-enabled/default
install_file headers.conf /etc/nginx/website-headers.conf
install_file http.conf /etc/nginx/sites-enabled/website-http.conf
nginx -t
systemctl reload-or-restart nginx

# 2. The certificate, or the names that it lacks. After each renewal nginx reads the new one.
certbot certonly --webroot --webroot-path /var/www/html --cert-name "$site" --expand --keep-until-expiring \
  --domains "$(echo "$@" | tr ' ' ,)" --deploy-hook "systemctl reload nginx"

# 3. The site.
install_file website.conf /etc/nginx/sites-enabled/website.conf
nginx -t
systemctl reload nginx
