import type { HtmlTagDescriptor, Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { HEADERS_FILE, NONCE, PAGE_SETTINGS, SETTINGS_ID, hostingHeaders, pageProblems } from './headers.ts';
import type { Served } from './headers.ts';
import { settingsOf, unsetIn } from './settings.ts';

export { folderPlugin } from './folder-plugin.ts';
export { releasePlugin } from './release-plugin.ts';

/** Everything else is for who is signed in, and addresses may carry keys. */
const ROBOTS = `User-agent: *
Allow: /assets/
Allow: /brands/
Allow: /sign_in$
Allow: /sign_up$
Disallow: /
`;

interface Hosted extends Served {
  /** Says which settings the environment of the build leaves to the host. */
  tellsUnset?: boolean;
}

/** The element that the page reads its settings from: of this machine, or filled in by whoever serves the build. */
function settingsElement(isServing: boolean): HtmlTagDescriptor {
  // In development there is no build for a device to keep.
  const own = isServing ? { ...settingsOf(process.env), offline: 'off' } : undefined;
  const values = PAGE_SETTINGS.map((name) => [name, own ? own[name] : `{${name}}`]);
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: SETTINGS_ID },
    children: JSON.stringify(Object.fromEntries(values)),
    injectTo: 'head-prepend',
  };
}

/** Vite plugin: writes the headers the build must be served with, and compresses its files. */
export function hostingPlugin({ isApp = false, tellsUnset = false }: Hosted = {}): Plugin[] {
  return [
    {
      name: 'wayside-hosting',
      transformIndexHtml: (_, { server }) => [
        // First: browsers look for it in the first 1,024 bytes, and the scripts of the head are longer.
        { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
        // react-aria reads the nonce here, and so do we for the grid and the charts.
        { tag: 'meta', attrs: { property: 'csp-nonce', nonce: NONCE }, injectTo: 'head-prepend' },
        ...(isApp ? [settingsElement(server !== undefined)] : []),
      ],
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const page = bundle['index.html'];
          if (page?.type !== 'asset') throw new Error('The build has no index.html.');
          page.source = String(page.source).replaceAll('<script>', `<script nonce="${NONCE}">`);
          const problems = isApp ? pageProblems(page.source) : [];
          if (problems.length > 0) this.error(problems.join('\n'));
          // Wrong values would only show when a host takes them over.
          settingsOf(process.env);
          const source = JSON.stringify(hostingHeaders({ isApp }), undefined, 2);
          this.emitFile({ type: 'asset', fileName: HEADERS_FILE, source });
          this.emitFile({ type: 'asset', fileName: 'robots.txt', source: ROBOTS });
          const unset = tellsUnset ? unsetIn(process.env) : [];
          if (unset.length > 0)
            this.info(
              `Set these when the build is served (docs/scale.md), or keep the defaults:\n  ${unset.join('\n  ')}`,
            );
        },
      },
    },
    // Not the page: its nonce changes with every response, and it fits into the first round trip anyway.
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(js|css|svg)$/,
      threshold: 1024,
      logLevel: 'silent',
    }),
  ];
}
