import type { Plugin } from 'vite';

/** The object whose members replace the browser's own (mocks/src/worker/page/world.ts). */
const WORLD = 'window.waysideFolder';

/**
 * Vite plugin for a build in a folder of a static host. Our code reads brand, path and API from the address; since such
 * a host has only one name, this replaces `window.location` with the address that a host of its own would have. Code
 * of packages keeps the browser's location, and the router gets the folder of its paths. Other builds have none of it.
 */
export function folderPlugin(): Plugin {
  let routers = 0;
  return {
    name: 'wayside-folder',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      handler(code) {
        routers += code.split('createBrowserRouter(').length - 1;
        const here = code
          .replaceAll(/\bwindow\.location\b/g, `${WORLD}.location`)
          .replaceAll('createBrowserRouter(', `${WORLD}.routed(createBrowserRouter)(`);
        return here === code ? undefined : { code: here, map: null };
      },
    },
    buildEnd(problem) {
      if (!problem && this.environment.config.build.lib === false && routers !== 1)
        this.error(`The build has ${routers} routers, not 1: their paths would leave the folder.`);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll('w.location', 'w.waysideFolder.location'),
    },
  };
}
