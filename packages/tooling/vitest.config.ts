import { defineConfig } from 'vitest/config';

/** Shared by every workspace. The JSON report is a turbo output, so a cached run still has its counts. */
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
    // A new workspace may have no tests yet; the total of the run would show it.
    passWithNoTests: true,
  },
});
