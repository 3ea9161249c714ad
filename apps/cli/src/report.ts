/** Totals of a test run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The fields we use of turbo's `--summarize` file. Tasks skipped because of a failed dependency are not in it. */
export interface TurboSummary {
  tasks: readonly {
    taskId: string;
    task: string;
    command: string;
    directory: string;
    execution?: { exitCode: number | null } | null;
  }[];
}

/** The fields we use of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** The fields we use of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export function sum(parts: readonly Counts[]): Counts {
  return parts.reduce(
    (total, part) => ({
      passed: total.passed + part.passed,
      failed: total.failed + part.failed,
      skipped: total.skipped + part.skipped,
    }),
    none,
  );
}

/** A test file that fails to load contains no tests and counts as one failure. */
export function ofVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Errors outside of any test (such as a server that did not start) count as failures too. */
export function ofPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** A failed exit code must show in the counts, whatever the report contains. */
export function withExit(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** These tasks count by their tests, those in `AS_ONE` as one check each; any other task counts only when it fails. */
const BY_REPORT = ['unit', 'rules'];
const AS_ONE = ['types', 'lint', 'contract', 'build', 'folder'];

/**
 * @param reportOf returns the Vitest report of a workspace folder, if there is one
 */
export function ofTurbo(summary: TurboSummary, reportOf: (directory: string) => VitestReport | undefined): Counts {
  const ran = summary.tasks.filter((task) => task.command !== '<NONEXISTENT>');
  return sum(
    ran.map((task) => {
      const exitCode = task.execution?.exitCode ?? 1;
      const report = BY_REPORT.includes(task.task) ? reportOf(task.directory) : undefined;
      const counts = report
        ? ofVitest(report)
        : { ...none, passed: exitCode === 0 && AS_ONE.includes(task.task) ? 1 : 0 };
      return withExit(counts, exitCode);
    }),
  );
}

/** The summary line of a run. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
