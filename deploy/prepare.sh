#!/bin/sh
# Prepares a Debian machine, 12 or later, for the recipes, as root in the project's folder:
#   apt-get install git
#   git clone https://github.com/company/website /srv/website && cd /srv/website
#   deploy/prepare.sh
# Debian's Node is too old, and its npm with it, so both come from npm. The folder then belongs to a
# user of its own, website-deploy, who builds the site (update.sh). If the repository isn't public, the
# key that may read it belongs to that user, too, in ~website-deploy/.ssh. Chromium makes the guide again
# when a fact in it has changed. Run it again when update.sh has changed.
set -eu
cd "$(dirname "$0")/.."
umask 022
# Not while update.sh builds.
exec 9<. && flock 9
apt-get update -qq
apt-get install -y -qq --no-install-recommends git nodejs npm chromium-headless-shell
npm install --global --loglevel=error npm@10 "node-linux-$(dpkg --print-architecture | sed s/amd64/x64/)@24"
id website-deploy >/dev/null 2>&1 ||
  useradd --system --create-home --home-dir /var/lib/website-deploy --shell /bin/sh website-deploy
[ -e .env ] || cp .env.example .env
chown -R website-deploy: .
# Also if they were cloned with a umask of 077.
find . -name node_modules -prune -o ! -name '.env*' -exec chmod go+rX {} +
chmod 600 .env
runuser -u website-deploy -- env HOME=/var/lib/website-deploy deploy/packages.sh
install -m 755 deploy/update.sh /usr/local/sbin/update-website
node_modules/.bin/node --version
