import { defineConfig, devices } from '@playwright/test';
import type { ReporterDescription } from '@playwright/test';
import { controlPath } from '@wayside/scenarios/control';
import { PORT, apiUrl } from './server.ts';

const chromium = process.env['CHROMIUM_PATH'];

const SUITE_REPORTS: ReporterDescription[] = [
  ['html', { open: 'never' }],
  ['json', { outputFile: '.reports/e2e.json' }],
];

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  preserveOutput: 'failures-only',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // In CI a hiccup of the machine must not block everyone. Tests that needed a second try are listed at the end; each
  // of them is a bug.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // CI's machine may be half as fast as a desk's.
  timeout: process.env['CI'] ? 90_000 : 30_000,
  expect: { timeout: process.env['CI'] ? 20_000 : 10_000 },
  // A shard writes a blob; reports on the whole run are made when the blobs are merged.
  reporter: process.env['E2E_BLOB']
    ? [['list'], ['blob']]
    : [
        ['list'],
        // The matrix has its own report; with thousands of cells these two would only cost time.
        ...(process.env['WAYSIDE_MATRIX'] ? [] : SUITE_REPORTS),
        ['./report/coverage-reporter.ts'],
        ['./report/matrix-reporter.ts'],
        ['./report/permission-reporter.ts'],
      ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // The first failure leaves a trace; in CI, where tracing every test would take minutes, that of the second try.
    // `npm test` does without, too.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A test gets the window of the one before, emptied of cookies, storage and history: its scripts are compiled
    // already. What measures loading takes a new one.
    reuseContext: true,
    // Without a graphics card, drawing the frames of an animation costs as much as all scripts.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node ../../mocks/src/main.ts --port ${PORT}`,
    url: apiUrl(controlPath('catalogue')),
    reuseExistingServer: !process.env['CI'],
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
