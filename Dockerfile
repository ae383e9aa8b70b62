# InkRoute as an image: one program for API nodes and workers (ROLE), see docs/operations/containers.md.
# Where these two cannot be fetched, deploy/images/ makes bases from Debian and npm packages:
#   podman build --build-arg BASE=localhost/inkroute-debian:bookworm --build-arg BUILD_BASE=localhost/inkroute-node .
ARG BASE=docker.io/library/debian:bookworm-slim
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim

FROM ${BUILD_BASE} AS build
# For a package registry behind a certificate of your own: the path of its authority, mounted with --volume.
ARG NODE_EXTRA_CA_CERTS
WORKDIR /opt/inkroute
# Packages first: this layer is kept until the lock file changes.
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY sandbox/package.json sandbox/
COPY scripts/setup.mjs scripts/
RUN node -e "import('./scripts/setup.mjs').then(({ install }) => install('run'))"
COPY . .
RUN npm run build && sh deploy/images/prune.sh

FROM ${BASE}
# Owned by root and read-only to the program. Fonts that designs use are among the assets; the system needs none.
COPY --from=build /opt/inkroute /opt/inkroute
WORKDIR /opt/inkroute
# The only places it writes to: DATA_DIR (caches, and stored files unless STORAGE=s3) and /tmp.
RUN mkdir -p /var/lib/inkroute && chown 10001:10001 /var/lib/inkroute
VOLUME /var/lib/inkroute
ENV PATH=/opt/inkroute/node_modules/.bin:/usr/local/bin:/usr/bin:/bin \
    NODE_ENV=production \
    DEMO=false \
    PORT=3000 \
    DATA_DIR=/var/lib/inkroute \
    LOG_LEVEL=info \
    MALLOC_MMAP_THRESHOLD_=1000000 \
    MALLOC_ARENA_MAX=2
USER 10001:10001
EXPOSE 3000
# Requests and jobs under way are finished or handed over within 20 seconds; give it 30 (--stop-timeout 30).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "--max-semi-space-size=16", "--min-semi-space-size=16", "server/src/run.mjs"]
