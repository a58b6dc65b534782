#!/bin/sh
# Publishes a commit, as root (docs/operations.md):
#   update.sh        the newest commit of main
#   update.sh --new  the same, unless it is the site already; for the timer
#   update.sh NAME   a folder of releases/, a commit or a tag; stops the timer, which would undo it
# It is part of root's clone, which changes only when somebody pulls it by hand. What comes from a
# commit runs as website-deploy, because who may push to the repository must not become root.
set -eu
umask 022
cd "${WEBSITE:-/srv/website}"
exec 9<. && flock 9
own() { su website-deploy -s /bin/sh -c "$1"; }
before=$(readlink current || true)
trap '[ $? = 0 ] || { own "rm -rf releases/new" && echo "The site is at ${before:-no release yet}." >&2; }' EXIT
git -C repository fetch --quiet --tags --force origin
name=${1:-}
case $name in
  "" | --new) commit=$(git -C repository rev-parse origin/main) ;;
  *) [ -e "releases/$name" ] || commit=$(git -C repository rev-parse "$name^{commit}") ;;
esac
release=releases/${commit:-$name}
[ "$name" != --new ] || [ "${before%-*}" != "$release" ] || exit 0

if [ -z "$name" ] || [ ! -e "$release" ]; then
  # The same commit again, after a change of settings: beside the folder that is served.
  [ ! -e "$release" ] || release=$release-$(date +%s)
  built=$release
  install -d -o website-deploy releases packages
  own "rm -rf releases/new && mkdir releases/new"
  git -C repository archive "$commit" | own "tar -x -C releases/new"
  packages=packages/$(sha256sum releases/new/package-lock.json | cut -c -16)
  # Some versions of npm delete the link to Node, together with those for other systems.
  [ -e "$packages" ] || own "rm -rf packages/new && mkdir packages/new && cd packages/new &&
    cp ../../releases/new/package*.json . && npm ci &&
    ln -sf \$(cd node_modules/.bin && ls -d ../node-linux-*/bin/node) node_modules/.bin/node &&
    mv ../new ../../$packages"
  own "cd releases/new && ln -s ../../$packages/node_modules ../../.env . &&
    node_modules/.bin/node server/index.js --check && npm run release"
  # Pages that are open ask for the files of their build. Those go that were older than 30 days when
  # the release before was built.
  [ -z "$before" ] || own "cp -Rnp $before/dist/_astro releases/new/dist/ && find releases/new/dist/_astro \
    -type f ! -newermt '$(date -r "$before/dist/index.html" +%F) -30 days' -delete"
  own "mv releases/new $release"
fi

link() {
  ln -sfn "$1" next && mv -T next current && own "touch $1"
  systemctl reset-failed website.service website.socket 2>/dev/null || true
  systemctl restart website.service || true
}
link "$release"
if ! curl -fs -o /dev/null --max-time 20 --retry 20 --retry-delay 1 --retry-max-time 20 --retry-all-errors \
  http://127.0.0.1:4321/readyz; then
  echo "The server of $release is not ready:" >&2
  journalctl --unit website --lines 20 --output cat --no-pager >&2
  [ -z "$before" ] || link "$before"
  [ -z "${built:-}" ] || own "rm -rf $built"
  exit 1
fi
case $name in "" | --new) ;; *) systemctl disable --quiet --now website-update.timer 2>/dev/null || true ;; esac
echo "The site is at $release.${before:+ To go back: $0 ${before#releases/}}"
own "ls -dt releases/* | tail -n +4 | xargs -r rm -rf
  for folder in packages/*; do readlink releases/*/node_modules | grep -q \$folder/ || rm -rf \$folder; done"
