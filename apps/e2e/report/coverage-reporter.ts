import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Touched } from '@wayside/scenarios/control';
import type { PageCalls } from './page-calls.ts';
import { unlistedIn } from './unlisted-calls.ts';

const FOLDER = fileURLToPath(new URL('../.reports/', import.meta.url));

/**
 * Operations × statuses that the run called, over all sessions (`.reports/operations.json`), and tests that needed a
 * second try; and calls that a page made and none of its screens lists. These are said and fail nothing yet: not every
 * journey was compared.
 */
// Playwright loads the default export.
// oxlint-disable-next-line import/no-default-export
export default class CoverageReporter implements Reporter {
  private touched: Touched = {};
  private unsteady: string[] = [];
  /** What is to be done → the first test that saw why. */
  private unlisted = new Map<string, string>();

  onBegin(_config: FullConfig): void {
    this.touched = {};
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.retry > 0 && result.status === 'passed') this.unsteady.push(test.titlePath().join(' › '));
    for (const { name, body } of result.attachments) {
      if (name === 'page calls' && body) this.compare(test, JSON.parse(body.toString()) as PageCalls[][]);
      if (name !== 'touched' || !body) continue;
      for (const [operation, statuses] of Object.entries(JSON.parse(body.toString()) as Touched)) {
        const counts = (this.touched[operation] ??= {});
        for (const [status, calls] of Object.entries(statuses)) counts[status] = (counts[status] ?? 0) + calls;
      }
    }
  }

  private compare(test: TestCase, windows: readonly PageCalls[][]): void {
    for (const sentence of windows.flatMap(unlistedIn))
      if (!this.unlisted.has(sentence)) this.unlisted.set(sentence, test.titlePath().filter(Boolean).join(' › '));
  }

  onEnd(): void {
    for (const title of this.unsteady) process.stdout.write(`\nPassed on retry: ${title}`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}operations.json`, JSON.stringify(this.touched, null, 2));
    const pairs = Object.values(this.touched).reduce((sum, statuses) => sum + Object.keys(statuses).length, 0);
    process.stdout.write(
      `\nTouched ${Object.keys(this.touched).length} operations in ${pairs} operation × status pairs.\n`,
    );
    for (const [sentence, title] of this.unlisted) process.stdout.write(`${sentence} Seen in: ${title}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
