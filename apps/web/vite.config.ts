import react from '@vitejs/plugin-react';
import { brandsPlugin } from '@wayside/brands/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const SPOKEN = ['en-US', 'fr-FR'];

/** react-aria brings its own texts in thirty languages; only those that the product speaks reach the browser. */
const spokenLanguages = (): Plugin => ({
  name: 'wayside-spoken-languages',
  enforce: 'pre',
  load(id) {
    const language = /react-(?:aria|stately)[^?]*\/intl\/[^?]*\/(\w\w-\w\w)\.m?js$/.exec(id)?.[1];
    return language && !SPOKEN.includes(language) ? 'export default {};' : undefined;
  },
});

/** react-router does not mark its components as free of side effects. With the marks, those that nobody uses (forms, prefetching links) stay out. */
const usedRoutingOnly = (): Plugin => ({
  name: 'wayside-used-routing-only',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
});

export default defineConfig({
  plugins: [spokenLanguages(), usedRoutingOnly(), react(), brandsPlugin()],
  define: {
    // The demo build knows scenario sessions; a build for production says WAYSIDE_DEMO=off and contains none of it.
    __DEMO__: JSON.stringify(process.env['WAYSIDE_DEMO'] !== 'off'),
    // Empty: the API host follows from the page's host.
    __API_ORIGIN__: JSON.stringify(process.env['WAYSIDE_API_ORIGIN'] ?? ''),
    // Where a Photon geocoder answers, without its `/api`. Empty: beside the API.
    __GEOCODER_ORIGIN__: JSON.stringify(process.env['WAYSIDE_GEOCODER_ORIGIN'] ?? ''),
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // What is on the way to the first screen is one file: it compresses better, and a phone asks once.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
});
