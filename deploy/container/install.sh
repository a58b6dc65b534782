#!/bin/sh
# Builds the site and puts what runs in production into a folder: install.sh FOLDER.
# The Dockerfile's steps, as a script that also runs where no container builder is.
# It stops where the site isn't ready for the public; DRAFT=1 builds it all the same.
set -eu
npm ci
if [ -n "${DRAFT:-}" ]; then
  npm run build
else
  npm run release
fi
mkdir -p "$1/src/features"
cp -r dist build server package.json package-lock.json "$1"
# The rules of the forms, which the server shares.
cp -r src/features/enquiry "$1/src/features"
cd "$1"
# Without Node from npm: the image has its own.
npm ci --omit=dev --omit=optional
