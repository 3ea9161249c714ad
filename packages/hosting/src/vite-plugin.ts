import type { Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { HEADERS_FILE, NONCE, hostingHeaders } from './headers.ts';
import type { PolicySources } from './headers.ts';

export { releasePlugin } from './release-plugin.ts';

const CHARSET = /\s*<meta charset="utf-8" \/>/;
const INLINE_SCRIPT = /<script>/g;

/** Everything else is for who is signed in, and addresses may carry keys. */
const ROBOTS = `User-agent: *
Allow: /assets/
Allow: /brands/
Allow: /sign_in$
Allow: /sign_up$
Disallow: /
`;

/** Vite plugin: writes the headers the build must be served with, and compresses its files. */
export function hostingPlugin(sources: PolicySources = {}): Plugin[] {
  return [
    {
      name: 'wayside-hosting',
      transformIndexHtml: (html) => ({
        html: html.replace(CHARSET, ''),
        tags: [
          // First: browsers look for it in the first 1,024 bytes, and the scripts of the head are longer.
          { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
          // react-aria reads the nonce here, and so do we for the grid and the charts.
          { tag: 'meta', attrs: { property: 'csp-nonce', nonce: NONCE }, injectTo: 'head-prepend' },
        ],
      }),
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const page = bundle['index.html'];
          if (page?.type !== 'asset') throw new Error('The build has no index.html.');
          page.source = String(page.source).replaceAll(INLINE_SCRIPT, `<script nonce="${NONCE}">`);
          const source = JSON.stringify(hostingHeaders(sources), undefined, 2);
          this.emitFile({ type: 'asset', fileName: HEADERS_FILE, source });
          this.emitFile({ type: 'asset', fileName: 'robots.txt', source: ROBOTS });
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
