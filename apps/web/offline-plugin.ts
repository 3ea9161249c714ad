import { brandAssetUrl, brands } from '@wayside/brands';
import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { builtAlone } from './build-alone.ts';
import type { KeptBuild } from './src/offline/kept-build.ts';

const WORKER = new URL('src/offline/offline.worker.ts', import.meta.url);
/** At the root, because a worker only serves paths below its own. */
const WORKER_FILE = 'offline-worker.js';

const PICTURES = ['logo.svg', 'logo-dark.svg', 'favicon.svg'] as const;

/** Code, and the pictures it names. Fonts are of brands. */
const isCode = (name: string): boolean => /^assets\/.*\.(js|css|svg|png|webp)$/.test(name);

/**
 * Vite plugin: writes the worker that keeps the build on the device (`src/offline`), with the list of what to keep.
 * Adds the worker's modules to `modules`, so that the release lists their licenses.
 */
export function offlinePlugin(modules: string[]): Plugin {
  let { define }: Pick<ResolvedConfig, 'define'> = {};
  return {
    name: 'wayside-offline',
    apply: 'build',
    configResolved: (config) => void ({ define } = config),
    async generateBundle(_, bundle) {
      const { code, moduleIds } = await builtAlone(WORKER, 'iife', {
        ...define,
        __KEPT_BUILD__: JSON.stringify(keptBuild(bundle)),
      });
      modules.push(...moduleIds);
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: code });
    },
  };
}

function keptBuild(bundle: Rolldown.OutputBundle): KeptBuild {
  const files = Object.keys(bundle).filter(isCode).toSorted();
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/main.tsx')),
  );
  if (!start) throw new Error('No file of the build is the one that every page begins with.');
  return {
    id: createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 12),
    mark: `/${start.fileName}`,
    files: files.map((name) => `/${name}`),
    ofBrands: Object.fromEntries(
      brands.map((brand) => [
        brand.id,
        [...fontsOf(brand.font.source, bundle), ...PICTURES.map((name) => brandAssetUrl(brand, name))],
      ]),
    ),
  };
}

/** The font files with the characters of our languages. */
const fontsOf = (source: string, bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.names.includes(`${source}-latin-wght-normal.woff2`))
    .map(({ fileName }) => `/${fileName}`);
