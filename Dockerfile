# The server on its own; the database is another container (see compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY exam/package.json exam/
COPY contract/package.json contract/
COPY content/package.json content/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY checks/package.json checks/
RUN npm ci --omit=dev --ignore-scripts
COPY exam exam
COPY contract contract
COPY content content
COPY server server
COPY web web
RUN node server/web-build.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/v1/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the signal that stops the container must reach the server itself.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=768", "--v8-pool-size=1", "server/main.ts"]
