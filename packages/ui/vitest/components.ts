import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What a test can only do alone in its process: replace modules, or have a window of its own. */
const ALONE = /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ @vitest-environment /m;

/**
 * For workspaces with components. Making a window and importing React, React Aria and the grid takes several times as
 * long as the tests of a file, so tests of components (`*.test.tsx`) share both within a process. All others run alone,
 * as do components whose file replaces modules or names its environment in its first line.
 */
export function components(workspace: string) {
  const isAlone = (file: string) => ALONE.test(readFileSync(join(workspace, file), 'utf8'));
  const alone = globSync('src/**/*.test.tsx', { cwd: workspace }).filter(isAlone);
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
        { extends: true, test: { name: 'alone', include: ['src/**/*.test.ts', ...alone] } },
      ],
    },
  });
}
