import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Touched } from '@wayside/scenarios/control';

const FOLDER = fileURLToPath(new URL('../.reports/', import.meta.url));

/**
 * Operations × statuses that the run called, over all sessions (`.reports/operations.json`), and tests that needed a
 * second try.
 */
// Playwright loads the default export.
// oxlint-disable-next-line import/no-default-export
export default class CoverageReporter implements Reporter {
  private touched: Touched = {};
  private unsteady: string[] = [];

  onBegin(_config: FullConfig): void {
    this.touched = {};
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.retry > 0 && result.status === 'passed') this.unsteady.push(test.titlePath().join(' › '));
    for (const { name, body } of result.attachments) {
      if (name !== 'touched' || !body) continue;
      for (const [operation, statuses] of Object.entries(JSON.parse(body.toString()) as Touched)) {
        const counts = (this.touched[operation] ??= {});
        for (const [status, calls] of Object.entries(statuses)) counts[status] = (counts[status] ?? 0) + calls;
      }
    }
  }

  onEnd(): void {
    for (const title of this.unsteady) process.stdout.write(`\nPassed on retry: ${title}`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}operations.json`, JSON.stringify(this.touched, null, 2));
    const pairs = Object.values(this.touched).reduce((sum, statuses) => sum + Object.keys(statuses).length, 0);
    process.stdout.write(
      `\nTouched ${Object.keys(this.touched).length} operations in ${pairs} operation × status pairs.\n`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
