import { createServerModuleRunner } from 'vite';
import type { ViteDevServer } from 'vite';

/** Editors save in several writes. More than the 50 ms in which the watcher leaves out further saves of a file. */
const SETTLED_MS = 60;

/**
 * Modules as they were last saved. `reload` is called soon after a change, with all files that have changed since the
 * last time it worked, which is what it returns.
 */
export function createSources(vite: ViteDevServer, reload: (changed: readonly string[]) => Promise<boolean>) {
  const { ssr } = vite.environments;
  const runner = createServerModuleRunner(ssr, { hmr: false });
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  async function takeTurn(): Promise<void> {
    const changed = [...waiting];
    // The turn before took all.
    if (changed.length === 0) return;
    // What changes from here on is for the next turn.
    waiting.clear();
    // A save that the watcher left out may have come after the turn before had read the file.
    for (const file of changed) ssr.moduleGraph.onFileChange(file);
    runner.clearCache();
    if (await reload(changed)) return;
    for (const file of changed) waiting.add(file);
  }

  return {
    import: (path: string): Promise<unknown> => runner.import(path),
    changed(path: string): void {
      waiting.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => (turn = turn.then(takeTurn)), SETTLED_MS);
    },
    close: () => clearTimeout(timer),
  };
}
