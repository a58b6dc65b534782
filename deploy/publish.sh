#!/bin/sh
# Publishes the newest commit of the branch that is checked out, or the commit that is given. What fails is
# tried again by the next run (docs/operations.md).
set -eu
cd "$(dirname "$0")/.."

if [ $# -gt 0 ]; then
	git checkout -q "$1"
else
	git pull -q --ff-only
	if ! git merge-base --is-ancestor HEAD '@{upstream}'; then
		echo "This branch has commits that its origin has no longer, or never had." >&2
		exit 1
	fi
fi
public=$(cat .git/public 2>/dev/null) || public=none
wanted="$(git rev-parse HEAD) $(date +%Y-%m)"
if [ "$wanted" != "$public" ]; then
	# Each month with the newest Node and Caddy.
	if [ "${wanted#* }" != "${public#* }" ]; then docker compose build --pull; fi
	# A mistake in .env would otherwise take the site down.
	docker compose run --rm --no-deps --build site node server/index.js --check
	docker compose up -d --build --wait
	echo "$wanted" >.git/public
	docker image prune -f
fi
if [ "$(git branch --show-current)" = release ]; then
	late=$(git rev-list --count --before=2.days.ago release..origin/main)
	if [ "$late" -gt 0 ]; then
		echo "main has commits older than two days that are not in release: the tests are red, or don't run." >&2
		exit 1
	fi
fi
# Last, so that the monitor, which expects it, notices whatever failed.
if [ -n "${HEARTBEAT_URL:-}" ]; then curl -fsS -m 60 -o /dev/null "$HEARTBEAT_URL"; fi
