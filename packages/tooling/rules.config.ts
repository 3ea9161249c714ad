import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The repo's own rules look at every file, so they are a task of the root and not of this workspace. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['packages/tooling/src/*-rules.test.ts'],
    reporters: [
      ['default', { summary: false }],
      ['json', { outputFile: '.reports/unit.json' }],
    ],
  },
});
