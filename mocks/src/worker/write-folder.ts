import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { brands } from '@wayside/brands';
import { HEADERS_FILE } from '@wayside/hosting';
import type { HostingHeaders } from '@wayside/hosting';
import { scenarios } from '@wayside/scenarios';
import { errorTable } from '@wayside/scenarios/errors-table';
import { exportPlaceOf } from '@wayside/scenarios/export-place';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { gatewayFiles } from '../server/gateway-files.ts';
import type { Build } from '../visit/page.ts';

const FOLDER_MODULE = 'virtual:wayside-folder';

/** Where the builds for a folder are (`WAYSIDE_DEMO=folder`). */
export interface Builds {
  app: string;
  studio: string;
}

/**
 * Writes a folder that any static host serves: the builds, the page that starts the worker, for every brand and for
 * addresses that are no files, and the worker, which answers everything else.
 *
 * @returns the size of the worker as hosts send it, in bytes
 */
export async function writeFolder(folder: string, { app, studio }: Builds): Promise<{ workerSize: number }> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyBuild(app, join(folder, 'files/app'));
  await copyBuild(studio, join(folder, 'files/studio'));

  const [appBuild, studioBuild] = [await readBuild(app), await readBuild(studio)];
  const world = await scriptOf('./page/world.ts');
  const content = {
    builds: { app: appBuild, studio: studioBuild },
    gateway: {
      'frame/frame.ts': await gatewayFiles.script('frame/frame.ts'),
      'checkout.ts': await gatewayFiles.script('checkout.ts'),
      styles: await gatewayFiles.styles(),
    },
    errors: errorTable(),
    exportPlaces: Object.fromEntries([...scenarios.keys()].map((id) => [id, exportPlaceOf(id)])),
    world,
  };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
  const worker = await scriptOf('./worker.ts', [given({ ...content, version })]);
  await writeFile(join(folder, 'worker.js'), worker);
  await writeFile(join(folder, 'boot.js'), await scriptOf('./page/boot.ts'));

  const labels = [...brands.map(({ hostLabels: [label] }) => label), 'scenarios'];
  await writeFile(join(folder, 'index.html'), bootPage('./', appBuild.html));
  await writeFile(join(folder, '404.html'), bootPage());
  for (const label of labels) {
    await mkdir(join(folder, label!), { recursive: true });
    const begun = label === 'scenarios' ? '' : appBuild.html;
    await writeFile(join(folder, label!, 'index.html'), bootPage('../', begun));
  }
  return { workerSize: gzipSync(worker).length };
}

/** Everything but what only a server of ours reads. */
async function copyBuild(from: string, to: string): Promise<void> {
  const left = /(^|\/)(index\.html|headers\.json|robots\.txt)$|\.(br|gz|map)$/;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(from.length).replaceAll('\\', '/').replace(/^\//, '');
    if (entry.isFile() && !left.test(path)) await cp(join(from, path), join(to, path));
  }
}

async function readBuild(folder: string): Promise<Build> {
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  return { html: await text('index.html'), headers: JSON.parse(await text(HEADERS_FILE)) as HostingHeaders };
}

/** Gives the worker what a folder has, as a module of its own. */
const given = (content: object): Plugin => ({
  name: 'wayside-folder-content',
  resolveId: (id) => (id === FOLDER_MODULE ? `\0${FOLDER_MODULE}` : undefined),
  load: (id) =>
    id === `\0${FOLDER_MODULE}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(content))})` : undefined,
});

/** One file without imports. */
async function scriptOf(file: string, plugins: Plugin[] = []): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      rolldownOptions: {
        input: fileURLToPath(new URL(file, import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []));
  const [script, ...others] = chunks;
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${file} is not one script`);
  return script.code;
}

/** Looks for the folder above an address that has no file, and starts there. */
const FIND_BOOT = `(async () => {
  const path = location.pathname.split('/').slice(1, -1);
  for (let depth = path.length; depth >= 0; depth--) {
    const base = ['', ...path.slice(0, depth), ''].join('/');
    const found = await fetch(base + 'boot.js', { method: 'HEAD' });
    if (!found.ok || !/javascript/.test(found.headers.get('content-type'))) continue;
    document.documentElement.dataset.base = base;
    const script = document.createElement('script');
    script.src = base + 'boot.js';
    return document.body.append(script);
  }
})()`;

/**
 * The page that starts the worker, which answers every later request for this address. While the worker starts, the
 * browser preloads the app's first files.
 *
 * @param base the folder, from the page; none where the page may be anywhere
 */
function bootPage(base?: string, begun = ''): string {
  const files = [...begun.matchAll(/<link [^>]*rel="(?:modulepreload|stylesheet)"[^>]*href="\/([^"]+)"/g)];
  const links = files.map(([, file = '']) => {
    const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
    return `<link ${kind} crossorigin href="${base}files/app/${file}">`;
  });
  const script =
    base === undefined
      ? // From wherever the page was asked for, the script is beside the next worker above it.
        `<script>${FIND_BOOT}</script>`
      : `<script src="${base}boot.js"></script>`;
  return `<!doctype html>
<html lang="en"${base === undefined ? '' : ` data-base="${base}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Wayside</title>
<style>main{max-width:40rem;margin:20vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}</style>
${links.join('\n')}
</head>
<body><main><noscript>This demo needs scripts. Cette démo a besoin de scripts.</noscript></main>${script}</body>
</html>
`;
}
