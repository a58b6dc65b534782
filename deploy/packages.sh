#!/bin/sh
# Installs the packages, with the Node of the project. prepare.sh and update.sh run it.
set -eu
cd "$(dirname "$0")/.."
umask 022
# update.sh compares this file. It is removed first and written last: an installation that is cut off
# counts as none.
rm -f node_modules/.installed
# Those that were installed before come from npm's cache, also while the registry can't be reached.
npm ci --loglevel=error --prefer-offline
# Some versions of npm delete this link at the end, together with those of Node for other systems.
(cd node_modules/.bin && ln -sf ../node-linux-*/bin/node node)
cp package-lock.json node_modules/.installed
