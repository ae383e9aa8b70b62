#!/bin/sh
# Makes a base image from Debian packages, for places where no image can be fetched:
#   deploy/images/make-base.sh [NAME]      default localhost/inkroute-debian:bookworm
# Needs Debian's mmdebstrap and podman. MIRROR names another mirror.
set -eu
name="${1:-localhost/inkroute-debian:bookworm}"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

# Essential packages, apt as in debian:bookworm-slim, and what Node's binary is linked with; no manuals, no translations, no package lists.
mmdebstrap --quiet --variant=apt --include=libstdc++6 \
  --aptopt='Acquire::Languages "none"' --aptopt='APT::Install-Recommends "false"' \
  --dpkgopt='path-exclude=/usr/share/man/*' \
  --dpkgopt='path-exclude=/usr/share/info/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' \
  --dpkgopt='path-exclude=/usr/share/doc/*' \
  --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --customize-hook='rm -rf "$1"/var/cache/apt/* "$1"/var/lib/apt/lists/* "$1"/var/cache/debconf/*-old "$1"/var/log/*.log' \
  bookworm "$folder/base.tar" "${MIRROR:-http://deb.debian.org/debian}"
podman import --quiet --change 'CMD ["/bin/sh"]' "$folder/base.tar" "$name" > /dev/null
podman image inspect --format "$name: {{.Size}} bytes" "$name"
