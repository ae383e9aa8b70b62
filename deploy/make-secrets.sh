#!/bin/sh
# Makes the secrets of compose.yaml that are not there yet: deploy/make-secrets.sh [FOLDER], default ./secrets
# Only root may enter the folder; the files in it can be read by the user inside each container that is given them.
set -eu
folder="${1:-secrets}"
mkdir -p "$folder"
chmod 700 "$folder"
keep() { # NAME TEXT: never replaces a file
  [ -e "$folder/$1" ] || { printf '%s\n' "$2" > "$folder/$1" && echo "made $folder/$1"; }
  chmod 444 "$folder/$1"
}
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
keep app_secret "$(random)"
keep app_secret_old ''
keep backup_passphrase "$(random)"
keep s3_secret_key "$(random)"
keep database_password "$(random)"
password="$(cat "$folder/database_password")"
keep database_url "postgres://inkroute:$password@${DATABASE_HOST:-database}:${DATABASE_PORT:-5432}/inkroute"
keep database_pooled_url "postgres://inkroute:$password@${POOLER_HOST:-pgbouncer}:${POOLER_PORT:-6432}/inkroute"
for file in tls_certificate tls_key; do
  [ -e "$folder/$file" ] || echo "still missing: $folder/$file (see docs/operations/tls.md)"
done
