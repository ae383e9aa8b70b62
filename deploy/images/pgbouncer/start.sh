#!/bin/sh
# Writes the settings from the environment and becomes PgBouncer.
set -eu
umask 077
printf '"%s" "%s"\n' "$POSTGRES_USER" "$(cat "$POSTGRES_PASSWORD_FILE")" > /tmp/users.txt
cat > /tmp/pgbouncer.ini <<END
[databases]
$POSTGRES_DB = host=${POSTGRES_HOST:-database} port=${POSTGRES_PORT:-5432} dbname=$POSTGRES_DB
[pgbouncer]
listen_addr = ${LISTEN_ADDRESS:-*}
listen_port = ${LISTEN_PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users.txt
pool_mode = transaction
default_pool_size = ${POOL_SIZE:-20}
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 5
query_wait_timeout = 10
tcp_keepidle = 10
tcp_keepintvl = 5
tcp_keepcnt = 3
tcp_user_timeout = 15000
END
exec pgbouncer /tmp/pgbouncer.ini
