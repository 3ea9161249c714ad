import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSources } from './sources.ts';

/**
 * Sources in a folder of their own. The test plays the watcher; `reloads` are the turns, which end when they are
 * answered.
 */
async function start() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'wayside-sources-')));
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const file = join(root, 'world.ts');
  const reloads: { changed: readonly string[]; end: (isGood: boolean) => void }[] = [];
  const sources = createSources(vite, (changed) => new Promise((end) => reloads.push({ changed, end })));
  onTestFinished(async () => {
    sources.close();
    await vite.close();
    await rm(root, { recursive: true });
  });
  return {
    sources,
    reloads,
    file,
    save: (version: number) => writeFile(file, `export const version: number = ${version};`),
    version: async () => ((await sources.import(file)) as { version: number }).version,
    /** What Vite does by itself when its watcher reports a change. */
    report: () => {
      vite.environments.ssr.moduleGraph.onFileChange(file);
      sources.changed(file);
    },
    reloaded: (count: number) => vi.waitFor(() => expect(reloads).toHaveLength(count)),
  };
}

it('a second save that the watcher leaves out is read, although a reload under way has read the first', async () => {
  const { reloads, reloaded, report, save, sources, version } = await start();
  await save(1);
  sources.changed('other.ts');
  await reloaded(1);
  report();
  expect(await version()).toBe(1);
  await save(2);
  reloads[0]!.end(true);
  await reloaded(2);
  expect(await version()).toBe(2);
});

it('what changes during a reload, or before one that fails, is picked up by the next', async () => {
  const { reloads, reloaded, sources } = await start();
  sources.changed('one.ts');
  sources.changed('two.ts');
  await reloaded(1);
  sources.changed('three.ts');
  reloads[0]!.end(true);
  await reloaded(2);
  sources.changed('four.ts');
  reloads[1]!.end(false);
  await reloaded(3);
  reloads[2]!.end(true);
  expect(reloads.map(({ changed }) => changed.toSorted())).toEqual([
    ['one.ts', 'two.ts'],
    ['three.ts'],
    ['four.ts', 'three.ts'],
  ]);
});
