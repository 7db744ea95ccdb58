# One image for every process: the API by default, the indexer and the key tool by another command.

# An exact version; `--build-arg NODE_IMAGE=node:…@sha256:…` pins it to the bytes. See docs/operating.md.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS base
WORKDIR /app

# What runs in production. Without install scripts, because they fetch the Node that this image already has.
FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
# Without optional ones too: TypeScript is one, for the compiler plugin of @nestjs/swagger. Then what never runs goes: source
# maps, types and sources, and Swagger UI, which @nestjs/swagger requires and the documentation of the API does not use.
# sbom.cdx.json lists all packages (CycloneDX), from the lock file: npm would take those that are not here for missing ones.
RUN npm ci --omit=dev --omit=optional --ignore-scripts && \
    npm sbom --package-lock-only --omit=dev --omit=optional --sbom-format=cyclonedx --sbom-type=application > sbom.cdx.json && \
    find node_modules \( -name '*.map' -o -name '*.ts' -o -name '*.[cm]ts' \) -delete && \
    rm -r node_modules/swagger-ui-dist node_modules/@scarf

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Source maps are for developing, and are half of the bytes.
RUN node scripts/build.mjs && find dist -name '*.map' -delete

FROM base
ENV NODE_ENV=production \
    NODE_OPTIONS="--disable-warning=ExperimentalWarning --max-semi-space-size=16" \
    HOST=0.0.0.0 \
    DATA_DIR=/data
# Made here so that a new volume takes over its owner.
RUN mkdir -p /data /access/api /access/dashboard /access/indexer /access/redis /access/elasticsearch && \
    chown -R 1000:1000 /data /access
COPY package.json LICENSE ./
COPY indexer/seed indexer/seed
COPY scripts/deploy scripts/deploy
COPY scripts/support scripts/support
COPY --from=dependencies /app/sbom.cdx.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
# The account `node` of the base image.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/live`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/apps/api/src/main.js"]
