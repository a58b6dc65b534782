#!/bin/sh
# Updates the site to the newest commit of its branch, or takes it back to a tag, as root:
#   update-website          to the newest commit of main, with the launch check
#   update-website --new    the same, if there is a new commit and the site wasn't taken back to a tag
#   update-website TAG      to the tag, without it: that version was already public
# Root runs a copy of this file, which deploy/prepare.sh installs, and the project's folder belongs to
# another user, as whom everything is built: who may write to the repository must not become root.
# If it can't be built, or a setting is wrong, the previous version stays in place. Facts and texts are
# part of the commits; files that are changed and not committed stop the script before it begins.
set -eu
# nginx and the server must be able to read what is built.
umask 022
cd "${WEBSITE:-/srv/website}"
# The timer and people take turns.
exec 9<.
if ! flock --nonblock 9; then
  echo "Another update is running: waiting for it."
  flock --timeout 1800 9 || { echo "It still runs: systemctl status website-update" >&2 && exit 1; }
fi
owner=$(stat -c %U .)
own() {
  if [ "$(id -un)" = "$owner" ]; then "$@"; else
    runuser -u "$owner" -- env HOME="$(getent passwd "$owner" | cut -d: -f6)" "$@"
  fi
}
# A release may have made the guide again. Other versions may lack one of its files.
for file in public/growth-guide.pdf src/features/guide/cover.png src/features/guide/growth-guide.sha256; do
  [ -z "$(own git ls-files "$file")" ] || own git restore "$file"
done
if [ -n "$(own git status --porcelain --untracked-files=no)" ]; then
  own git status --short --untracked-files=no
  echo "These files are changed. Commit them, or undo the changes: su $owner -c \"git checkout -- FILE\"" >&2
  exit 1
fi
# The commit of the site in dist.
BUILT=refs/website/built
# The commit that is checked out can be another one, after an update that was cut off.
before=$(own git rev-parse --verify --quiet $BUILT || own git rev-parse HEAD)
# None after the site was taken back to a tag.
branch=$(own git branch --show-current)
# Only if others are installed: a server that restarts meanwhile would find no packages.
install() { own cmp -s package-lock.json node_modules/.installed || own deploy/packages.sh; }
back() {
  # By force, because the release may have made the guide again; nothing else was changed.
  own git checkout --force --quiet ${branch:+-B "$branch"} "$before"
  install || echo "Packages are missing, without which the server can't start again: run update-website once more." >&2
  echo "The site is still at $(own git describe --tags --always)." >&2
  exit 1
}

if ! said=$(own git fetch --tags origin 2>&1); then
  echo "$said" >&2
  case $said in
    *"clobber existing tag"*) echo "A tag was moved in the repository. To follow it: su $owner -c \"git fetch --tags --force origin\"" >&2 ;;
    *) echo "The repository can't be read by $owner, whose keys are in ~$owner/.ssh." >&2 ;;
  esac
  exit 1
fi
if [ "${1:-}" = --new ]; then
  # An update that was cut off has checked the commit out, and not built it.
  [ -n "$branch" ] && [ "$(own git rev-parse origin/main)" != "$(own git rev-parse --verify --quiet $BUILT)" ] || exit 0
  shift
fi
# The settings are checked before the build, because the server restarts after it.
if [ $# -gt 0 ]; then
  own git checkout --quiet --detach "$1"
  { install && own npm run --silent doctor -- --settings && own npm run build; } || back
else
  { own git checkout --quiet main && own git merge --quiet --ff-only origin/main &&
    install && own npm run --silent doctor -- --settings && own npm run release; } || back
fi
own git update-ref $BUILT HEAD
# Only where the server runs: in log mode nginx or Caddy need no restart.
if systemctl is-enabled --quiet website.service 2>/dev/null && ! systemctl restart website.service; then
  echo "The pages are at $(own git describe --tags --always), but the server doesn't start: journalctl -u website" >&2
  exit 1
fi
echo "The site is now at $(own git describe --tags --always)."
