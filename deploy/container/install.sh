#!/bin/sh
# Builds the site and installs what production needs into a folder: install.sh FOLDER. A script, so
# that the Dockerfile's steps can run without a container builder, too. Stops at launch errors;
# DRAFT=1 builds a draft.
set -eu
npm ci
if [ -n "${DRAFT:-}" ]; then
  npm run build
else
  npm run release
fi
mkdir -p "$1/src"
cp -r dist build server package.json package-lock.json "$1"
# What the server shares with the browser and the build.
cp -r src/shared "$1/src"
cd "$1"
# Without the Node that comes from npm, because the image has its own.
npm ci --omit=dev --omit=optional
