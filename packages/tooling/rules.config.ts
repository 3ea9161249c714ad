import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The repository's rules look at every file, so they run as a task of the root, not of a workspace. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['packages/tooling/src/*-rules.test.ts', 'scenarios/*-rules.test.ts'],
    // A busy machine is no failure.
    testTimeout: 60_000,
    reporters: [
      ['default', { summary: false }],
      ['json', { outputFile: '.reports/unit.json' }],
    ],
  },
});
