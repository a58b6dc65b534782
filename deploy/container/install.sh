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
mkdir -p "$1/src/features" "$1/src/lib/content"
cp -r dist build server package.json package-lock.json "$1"
# The rules and texts of the forms, and the rules of ENQUIRY_DELIVERY, which the server imports.
cp -r src/features/enquiry "$1/src/features"
cp src/lib/delivery-mode.ts "$1/src/lib"
cp src/lib/content/text-schemas.ts "$1/src/lib/content"
cd "$1"
# Without the Node that comes from npm, because the image has its own.
npm ci --omit=dev --omit=optional
