import { PAGE_SETTINGS, PLACEHOLDER, hostingHeaders } from './headers.ts';
import type { Placeholder } from './headers.ts';
import { ADDRESS, CHOICES, ORIGIN, VARIABLES } from './settings.ts';

/** Names with a first label to replace, as in `apiOrigin` of the API client; what remains is captured. */
export const HOST_RULE =
  '^[a-z0-9-]+[.](?<wayside_parent>(?!(?:ac|com?|edu|gov|net|org)[.][a-z]{2}(?::[0-9]+)?$)' +
  '(?:[a-z0-9-]+[.])*(?:localhost|[a-z0-9-]+[.][a-z][a-z0-9-]+)(?::[0-9]+)?)$';

/** nginx variables in place of what a host fills in. */
const VALUES: Readonly<Record<Placeholder, string>> = {
  nonce: '$request_id',
  api: '$wayside_api',
  live: '$wayside_live',
  others: '$wayside_reports $wayside_flags $wayside_places',
  sandbox: '${wayside_sandbox}',
  reports: `\${${VARIABLES.reports[0]}}`,
  flags: `\${${VARIABLES.flags[0]}}`,
  places: `\${${VARIABLES.places[0]}}`,
  offline: '$wayside_offline',
};
const forNginx = (text: string): string => text.replace(PLACEHOLDER, (_, name: Placeholder) => VALUES[name]);

/** Headers of a location, which has all or none of its own. nginx makes the type of a file from its name. */
function headerLines(headers: Readonly<Record<string, string>>): string {
  const { 'content-type': _type, ...others } = headers;
  const lines = Object.entries(others).map(([name, value]) => {
    // Also on answers that are errors: nothing is sniffed.
    const always = name === 'x-content-type-options' ? ' always' : '';
    return `add_header ${name} "${forNginx(value)}"${always};`;
  });
  return [...lines, 'add_header strict-transport-security $wayside_hsts always;'].join('\n    ');
}

function originMap(setting: 'reports' | 'flags' | 'places'): string {
  return `map "\${${VARIABLES[setting][0]}}" $wayside_${setting} {
  default "";
  "~^(?<wayside_${setting}_origin>https?://[^/?#]+)" $wayside_${setting}_origin;
}`;
}

/**
 * How nginx serves a build, with the headers that `npm start` sends: a template for the `http` context, whose
 * `${WAYSIDE_…}` come from the environment (docs/scale.md).
 */
export function nginxTemplate(): string {
  const { page, asset, file } = hostingHeaders({ isApp: true });
  return `# Written by \`npm run generate\` from packages/hosting/src/deploy.ts. Do not edit.

# As the browser sees it, also behind a proxy that ends TLS.
map $http_x_forwarded_proto $wayside_scheme {
  default $scheme;
  https https;
}
map $wayside_scheme $wayside_hsts {
  default "";
  https "max-age=31536000";
}

# The API beside the host of the page. A host without a first label has none.
map $http_host $wayside_beside {
  default "";
  "~*^(?<wayside_local>localhost(?::[0-9]+)?)$" "$wayside_scheme://api.$wayside_local";
  "~*${HOST_RULE}" "$wayside_scheme://api.$wayside_parent";
}
map "\${${VARIABLES.api[0]}}" $wayside_api {
  default "\${${VARIABLES.api[0]}}";
  "" $wayside_beside;
}
map $wayside_api $wayside_live {
  default "";
  "~^http(?<wayside_live_rest>.+)$" "ws$wayside_live_rest";
}
map "\${${VARIABLES.payments[0]}}" $wayside_sandbox {
  default "";
  sandbox "sandbox.";
}
map "\${${VARIABLES.offline[0]}}" $wayside_offline {
  default on;
  off off;
}
${(['reports', 'flags', 'places'] as const).map(originMap).join('\n')}

# The folder of the brand's pictures.
map $host $wayside_label {
  default default;
  "~*^(?<wayside_first>[a-z0-9-]+)[.]" $wayside_first;
}

server {
  listen \${WAYSIDE_PORT};
  root \${WAYSIDE_ROOT};
  server_tokens off;
  charset utf-8;
  # Only what a build contains.
  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    font/woff2 woff2;
  }
  # The build has compressed its files; the page is compressed after it was filled in.
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types text/css text/javascript text/plain application/json application/manifest+json image/svg+xml;

  location / {
    try_files $uri @page;
    ${headerLines(file)}
  }
  # Names with an ending are files, or nothing.
  location ~ [.][^/]+$ {
    try_files $uri =404;
    ${headerLines(file)}
  }
  # Names that change with their contents.
  location ^~ /assets/ {
    try_files $uri =404;
    ${headerLines(asset)}
  }
  location = /favicon.ico {
    try_files /brands/$wayside_label/favicon.svg /brands/default/favicon.svg =404;
    ${headerLines(file)}
  }
  location = /index.html {
    try_files /never @page;
  }
  location @page {
    try_files /index.html =404;
    gzip_static off;
    sub_filter_once off;
    sub_filter "{nonce}" "$request_id";
    ${PAGE_SETTINGS.map((name) => `sub_filter "{${name}}" "${VALUES[name]}";`).join('\n    ')}
    ${headerLines(page)}
  }
}
`;
}

/** Refuses to start with settings that no page could be served with, and says which are left open. */
export function settingsScript(): string {
  const { payments, offline, ...addresses } = VARIABLES;
  return `#!/bin/sh
# Written by \`npm run generate\` from packages/hosting/src/deploy.ts. Do not edit.
wrong=0
check() { # name, value, pattern, what it should be
  if printf '%s\\n' "$2" | grep -Eqvx "$3"; then
    echo "wayside: $1=$2 is not $4" >&2
    wrong=1
  fi
}
unset_setting() { # name, value, what holds without it
  if [ -z "$2" ]; then echo "wayside: $1 is not set: $3" >&2; fi
}
${Object.entries(addresses)
  .map(
    ([setting, [name]]) =>
      `check ${name} "$${name}" '(${setting === 'api' ? ORIGIN : ADDRESS})?' 'an address like https://host.example'`,
  )
  .join('\n')}
check ${payments[0]} "$${payments[0]}" '(${CHOICES.payments.join('|')})?' '${CHOICES.payments.join(' or ')}'
check ${offline[0]} "$${offline[0]}" '(${CHOICES.offline.join('|')})?' '${CHOICES.offline.join(' or ')}'
${Object.values(VARIABLES)
  .map(([name, without]) => `unset_setting ${name} "$${name}" '${without}'`)
  .join('\n')}
exit $wrong
`;
}

/** A container with nginx and the build, which any registry takes. */
export function containerFile(): string {
  return `# Written by \`npm run generate\` from packages/hosting/src/deploy.ts. Do not edit.
#   docker build -f packages/hosting/deploy/wayside.dockerfile --build-arg RELEASE=1.4.0 -t wayside .
#   docker run -p 8080:8080 -e ${VARIABLES.api[0]}=https://api.example.com wayside
FROM node:24-slim AS build
WORKDIR /wayside
COPY . .
ARG RELEASE=
ENV WAYSIDE_DEMO=off WAYSIDE_RELEASE=$RELEASE
RUN npm ci --no-audit --no-fund && npm run build -w @wayside/web

FROM nginxinc/nginx-unprivileged:stable-alpine
ENV WAYSIDE_PORT=8080 WAYSIDE_ROOT=/srv/wayside \\
    ${Object.values(VARIABLES)
      .map(([name]) => `${name}=`)
      .join(' ')}
COPY --chmod=755 packages/hosting/deploy/settings.sh /docker-entrypoint.d/10-wayside-settings.sh
COPY packages/hosting/deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build /wayside/apps/web/dist /srv/wayside
HEALTHCHECK CMD wget -qO /dev/null http://127.0.0.1:8080/version.json
`;
}

/** What is checked in below `deploy/`, by name. */
export function deployFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['nginx.conf.template', nginxTemplate()],
    ['settings.sh', settingsScript()],
    ['wayside.dockerfile', containerFile()],
  ]);
}
