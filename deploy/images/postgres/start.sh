#!/bin/sh
# The first start makes the cluster, the role and the database; then PostgreSQL takes the place of this script.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --encoding=UTF8 --locale=C.UTF-8 \
    --auth-local=trust --auth-host=scram-sha-256 --pgdata="$PGDATA" > /dev/null
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  # A socket only, so that nobody meets a database that is half made.
  pg_ctl --pgdata="$PGDATA" --options="-c listen_addresses= -c unix_socket_directories=/tmp" --wait start > /dev/null
  createdb --host=/tmp --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --pgdata="$PGDATA" --wait stop > /dev/null
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/tmp
