#!/bin/sh
# Prepares a Debian machine, 12 or later, for the recipes, as root in the project's folder:
#   git clone https://github.com/company/website /srv/website && cd /srv/website
#   deploy/prepare.sh
# Debian's Node is too old; npm ci brings Node 24 into node_modules. Debian's npm 9 then forgets to
# link it, so it is replaced.
set -eu
cd "$(dirname "$0")/.."
apt-get update -qq
apt-get install -y -qq --no-install-recommends git nodejs npm
npm install --global --loglevel=error npm@10
npm ci --loglevel=error
node_modules/.bin/node --version
