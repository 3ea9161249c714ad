# Written by `npm run generate` from packages/hosting/src/deploy.ts. Do not edit.
#   docker build -f packages/hosting/deploy/wayside.dockerfile --build-arg RELEASE=1.4.0 -t wayside .
#   docker run -p 8080:8080 -e WAYSIDE_API_ORIGIN=https://api.example.com wayside
FROM node:24-slim AS build
WORKDIR /wayside
COPY . .
ARG RELEASE=
ENV WAYSIDE_DEMO=off WAYSIDE_RELEASE=$RELEASE
RUN npm ci --no-audit --no-fund && npm run build -w @wayside/web

FROM nginxinc/nginx-unprivileged:stable-alpine
ENV WAYSIDE_PORT=8080 WAYSIDE_ROOT=/srv/wayside \
    WAYSIDE_API_ORIGIN= WAYSIDE_PAYMENTS= WAYSIDE_REPORTS_URL= WAYSIDE_FLAGS_URL= WAYSIDE_GEOCODER_ORIGIN= WAYSIDE_OFFLINE=
COPY --chmod=755 packages/hosting/deploy/settings.sh /docker-entrypoint.d/10-wayside-settings.sh
COPY packages/hosting/deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build /wayside/apps/web/dist /srv/wayside
HEALTHCHECK CMD wget -qO /dev/null http://127.0.0.1:8080/version.json
