#!/bin/bash
# Walks docs/launch.md and docs/operations.md from a bare Debian to the worst night: npm run rehearse.
# The machine is a container of systemd-nspawn with its own network, Debian's packages and a local
# certificate authority; nothing leaves it. As root, on Debian, it needs:
#   apt-get install debootstrap systemd-container chromium
# Not walked here: DNS, a public certificate (certbot certificates) and a mailbox at a provider
# (npm run canary). The container image: npx playwright test -c playwright.full.config.ts deploy
set -euo pipefail
cd "$(dirname "$0")/../.."
work=${REHEARSAL_FOLDER:-/var/tmp/website-rehearsal}
# With Debian's packages only; each walk has a fresh copy.
base=$work/base
root=$work/root
mkdir -p "$work"
exec 9<"$work"
flock --nonblock 9 || { echo "Another rehearsal uses $work." >&2 && exit 1; }

echo "== A bare Debian, with the packages that the recipes name"
if [[ ! -e $base/installed ]]; then
  rm -rf "$base"
  debootstrap --variant=minbase --include=systemd,systemd-sysv,ca-certificates bookworm "$base" >/dev/null
  # Instead of DNS, and a certificate authority of the machine's own network, where there is one.
  cp /etc/resolv.conf "$base/etc/"
  cp /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs/"
  chroot "$base" apt-get update -qq
  # Of the recipes; and a test authority (pebble), load (wrk) and what the steps ask with.
  DEBIAN_FRONTEND=noninteractive chroot "$base" apt-get install -y -qq --no-install-recommends \
    nginx libnginx-mod-http-brotli-static certbot caddy pebble wrk curl openssl >/dev/null
  chroot "$base" systemctl disable -q caddy nginx
  touch "$base/installed"
fi
rm -rf "$root"
cp -a "$base" "$root"

echo "== The company's computer: a repository of its own, facts, guide, launch check, tag"
rm -rf "$work/computer"
git clone -q . "$work/computer"
ln -s "$PWD/node_modules" "$work/computer/node_modules"
git init -q --bare -b main "$root/srv/origin.git"
(
  cd "$work/computer"
  git config user.name Operator
  git config user.email operator@acme-sales-partners.ee
  node deploy/rehearsal/facts.js scripts/other-company/long.yaml
  npm run --silent guide >/dev/null
  echo ENQUIRY_DELIVERY=smtp >.env
  npm run --silent build >/dev/null
  npm run --silent check:launch -- --confirm
  git commit -qam "Our facts" && git add scripts/launch/confirmed.json && git commit -qm "Confirmed"
  git remote set-url origin "$root/srv/origin.git"
  git tag live-1
  git push -q origin main live-1
  # A fact that changes later: the walk pushes it from here.
  # The server makes the guide again, which has the email address.
  sed -i -e 's|^phone: .*|phone: +372 555 9999|' -e 's|^email: .*|email: new@acme-sales-partners.ee|' src/content/site.yaml
  git commit -qam "Our new number and address"
  git tag live-2
)

echo "== The server: deploy/prepare.sh"
(umask 077 && git clone -q "$root/srv/origin.git" "$root/srv/website")
git -C "$root/srv/website" remote set-url origin /srv/origin.git
# With this machine's network; later npm uses what this leaves in its cache.
systemd-nspawn -q -D "$root" --register=no --keep-unit --console=pipe --setenv=HOME=/root \
  --setenv=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt /srv/website/deploy/prepare.sh </dev/null
printf 'fetch-retries=0\nloglevel=error\n' | tee "$root/root/.npmrc" >"$root/var/lib/website-deploy/.npmrc"
# In place of a git server.
chroot "$root" git config --system --add safe.directory /srv/origin.git
mkdir "$root/root/walk"
cp deploy/rehearsal/*.sh "$root/root/walk/"
git -C "$work/computer" bundle create -q "$root/root/walk/live-2.bundle" main live-2

echo "== The machine starts"
arguments=()
# Debian 12 needs to be told where this machine has the older control groups.
[[ -e /sys/fs/cgroup/cgroup.controllers ]] || arguments+=(systemd.unified_cgroup_hierarchy=0)
systemd-nspawn -q -D "$root" --boot --private-network --register=no --keep-unit --console=pipe \
  --hostname=website "${arguments[@]}" </dev/null >"$work/console.log" 2>&1 &
nspawn=$!
trap 'kill "$nspawn" 2>/dev/null; wait "$nspawn" 2>/dev/null || true' EXIT
for _ in {1..100}; do
  init=$(cat "/proc/$nspawn/task/$nspawn/children" 2>/dev/null | tr -d ' ') && [[ -n $init ]] && break
  sleep 0.1
done
machine() {
  nsenter --target "$init" --mount --uts --ipc --net --pid -- \
    env -i HOME=/root LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
for _ in {1..100}; do
  machine systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded' && break
  sleep 0.2
done
machine bash /root/walk/walk.sh
