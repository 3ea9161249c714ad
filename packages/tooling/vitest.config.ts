import { defineConfig } from 'vitest/config';

/** Shared by every workspace: the JSON report is a turbo output, so that a cached run still has its counts. */
export default defineConfig({
  test: {
    reporters: [
      ['default', { summary: false }],
      ['json', { outputFile: '.reports/unit.json' }],
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*-rules.test.ts'],
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A workspace may be younger than its first test; the repo's total would show it.
    passWithNoTests: true,
  },
});
