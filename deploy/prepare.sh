#!/bin/sh
# Prepares a Debian machine, 12 or later, for the recipes, as root in the project's folder:
#   git clone https://github.com/company/website /srv/website && cd /srv/website
#   deploy/prepare.sh
# Debian's Node is too old, and its npm with it, so both come from npm.
set -eu
cd "$(dirname "$0")/.."
apt-get update -qq
apt-get install -y -qq --no-install-recommends git nodejs npm
npm install --global --loglevel=error npm@10 "node-linux-$(dpkg --print-architecture | sed s/amd64/x64/)@24"
deploy/packages.sh
node_modules/.bin/node --version
