import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What a test can only do without others in its process: replace modules, or ask for a window of its own. */
const ALONE = /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ @vitest-environment /m;

/**
 * For workspaces with components. Making a window and importing React, React Aria and the grid takes several times as
 * long as the tests of a file, so files share both: components (`*.test.tsx`) one window for each process, the others
 * (`*.test.ts`) none. A file that replaces modules or names its environment in its first line runs alone.
 */
export function components(workspace: string) {
  const isAlone = (file: string) => ALONE.test(readFileSync(join(workspace, file), 'utf8'));
  const alone = globSync('src/**/*.test.{ts,tsx}', { cwd: workspace }).filter(isAlone);
  const ofUs = (file: string) => join(import.meta.dirname, file);
  return defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'components',
            include: ['src/**/*.test.tsx'],
            exclude: alone,
            isolate: false,
            environment: ofUs('one-window.ts'),
            setupFiles: [ofUs('clean-window.ts')],
          },
        },
        { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: alone, isolate: false } },
        { extends: true, test: { name: 'alone', include: alone } },
      ],
    },
  });
}
