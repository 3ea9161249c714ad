import { existsSync, globSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const link = (target: string, path: string): void => symlinkSync(target, path, 'junction');

/**
 * Gives other sources the packages of a checkout without copying them. Workspaces are those of the other sources, as
 * far as they have them.
 */
export function sharePackages(root: string, folder: string): void {
  for (const packages of globSync('{node_modules,*/node_modules,{apps,packages}/*/node_modules}', { cwd: root })) {
    const [from, to] = [join(root, packages), join(folder, packages)];
    if (!existsSync(dirname(to))) continue;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@wayside') {
        mkdirSync(join(to, name));
        for (const own of readdirSync(join(from, name)))
          link(join(folder, relative(root, realpathSync(join(from, name, own)))), join(to, name, own));
      } else if (!['.cache', '.vite', '.vite-temp'].includes(name)) link(join(from, name), join(to, name));
    }
  }
}
