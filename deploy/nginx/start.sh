#!/bin/sh
# Starts nginx in its container with the name of PUBLIC_URL in place of shop.example.
set -eu
origin="${PUBLIC_URL%/}"
authority="${origin#https://}"
host="${authority%:*}"
case "$origin" in
  https://*) ;;
  *) echo "PUBLIC_URL has to begin with https://" >&2; exit 1 ;;
esac
case "$authority" in
  '' | *[!A-Za-z0-9.:-]*) echo "PUBLIC_URL has to be an address without a path: https://shop.example" >&2; exit 1 ;;
esac
settings="${TMPDIR:-/tmp}/nginx.conf"
sed -e "s|https://shop\.example|$origin|g" -e "s|shop\.example|$host|g" "$(dirname "$0")/nginx.conf" > "$settings"
exec nginx -c "$settings" -g 'daemon off;'
