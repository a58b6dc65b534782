#!/bin/sh
# Updates the site to the newest commit of its branch, or takes it back to a tag:
#   deploy/update.sh          to the newest commit of main, with the launch check
#   deploy/update.sh TAG      to the tag, without it: that version was already public
# If it can't be built, the previous version stays in place. Facts and texts are part of the
# commits; files that are changed and not committed stop the script before it changes anything.
set -eu
cd "$(dirname "$0")/.."
# A release may have made the guide again.
git restore public/growth-guide.pdf src/features/guide
if [ -n "$(git status --porcelain --untracked-files=no)" ]; then
  git status --short --untracked-files=no
  echo "These files are changed. Commit them, or undo the changes: git checkout -- FILE" >&2
  exit 1
fi
before=$(git rev-parse HEAD)
# Only if they have changed: a server that restarts meanwhile would find no packages.
install() { git diff --quiet "$1" HEAD -- package-lock.json || deploy/packages.sh; }
back() {
  tried=$(git rev-parse HEAD)
  git checkout --quiet --detach "$before"
  install "$tried"
  echo "The site is still at $(git describe --tags --always)." >&2
  exit 1
}

git fetch --quiet --tags origin
if [ $# -gt 0 ]; then
  git checkout --quiet --detach "$1"
  { install "$before" && npm run build; } || back
else
  git checkout --quiet main
  git merge --quiet --ff-only origin/main
  { install "$before" && npm run release; } || back
fi
# Only where the server runs: in log mode nginx or Caddy need no restart.
systemctl try-restart website.service
echo "The site is now at $(git describe --tags --always)."
