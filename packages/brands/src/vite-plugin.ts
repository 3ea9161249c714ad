import { readFileSync } from 'node:fs';
import { fontFile } from './fonts.ts';
import { lighterFonts } from './lighter-fonts.ts';
import { manifestText } from './manifest.ts';
import { prePaintScript } from './pre-paint.ts';
import { brandAssetUrl, brands } from './registry.ts';
import type { BrandAsset } from './registry.ts';

const ASSETS: readonly BrandAsset[] = ['logo.svg', 'logo-dark.svg', 'favicon.svg', 'app-icon.svg'];

function files(): Map<string, Buffer> {
  return new Map(
    brands.flatMap((brand) => [
      ...ASSETS.map(
        (asset) =>
          [brandAssetUrl(brand, asset), readFileSync(new URL(`./${brand.id}/${asset}`, import.meta.url))] as const,
      ),
      [brandAssetUrl(brand, 'app.webmanifest'), Buffer.from(manifestText(brand))] as const,
    ]),
  );
}

/** The folders of the packages that the brands' fonts come from. */
export function fontFolders(): URL[] {
  const sources = new Set(brands.map(({ font }) => font.source));
  return [...sources].map((source) => new URL('..', import.meta.resolve(fontFile(source, 'latin'))));
}

interface Response {
  setHeader(name: string, value: string): unknown;
  end(body: Buffer): unknown;
}
interface Server {
  middlewares: { use(handle: (request: { url?: string }, response: Response, next: () => void) => void): unknown };
}
interface Emitter {
  emitFile(file: { type: 'asset'; fileName: string; source: Buffer }): string;
}

/**
 * Vite plugin: inlines the pre-paint script at the top of the head and serves every brand's images and manifest at
 * `brandAssetUrl`, in development and in builds. Builds get lighter fonts.
 */
export function brandsPlugin() {
  return {
    name: 'wayside-brands',
    config: async (_config: unknown, { command }: { command: string }) =>
      command === 'build' ? { resolve: { alias: await lighterFonts() } } : {},
    transformIndexHtml: () => [{ tag: 'script', children: prePaintScript(), injectTo: 'head-prepend' as const }],
    configureServer({ middlewares }: Server): void {
      const all = files();
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0] ?? '';
        const body = all.get(path);
        if (!body) return next();
        const isManifest = path.endsWith('.webmanifest');
        response.setHeader('content-type', isManifest ? 'application/manifest+json' : 'image/svg+xml');
        response.end(body);
      });
    },
    generateBundle(this: Emitter): void {
      for (const [url, source] of files()) this.emitFile({ type: 'asset', fileName: url.slice(1), source });
    },
  };
}
