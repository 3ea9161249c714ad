import { describe, expect, test } from 'vitest';
import { closingLine, ofPlaywright, ofTurbo, ofVitest, sum, withExit } from './report.ts';
import type { VitestReport } from './report.ts';

function vitest(part: Partial<VitestReport> = {}): VitestReport {
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...part,
  };
}
function task(taskId: string, exitCode: number, command = 'run') {
  const [workspace = '', name = ''] = taskId.split('#');
  return { taskId, task: name, command, directory: workspace, execution: { exitCode } };
}
const noReport = () => undefined;

describe('test counts', () => {
  test('a check counts as one, a unit task as its tests, a bundle not at all', () => {
    const tasks = [
      task('web#types', 0),
      task('//#lint', 1),
      task('web#unit', 0),
      task('openapi#bundle', 0),
      task('openapi#unit', 0, '<NONEXISTENT>'),
    ];
    const counts = ofTurbo({ tasks }, (directory) =>
      directory === 'web' ? vitest({ numPassedTests: 7, numPendingTests: 1 }) : undefined,
    );
    expect(counts).toEqual({ passed: 8, failed: 1, skipped: 1 });
  });

  test('a failed task always counts', () => {
    expect(ofTurbo({ tasks: [task('openapi#bundle', 1)] }, noReport).failed).toBe(1);
    expect(ofTurbo({ tasks: [task('web#unit', 1)] }, noReport).failed).toBe(1);
    expect(ofTurbo({ tasks: [task('web#unit', 1)] }, () => vitest({ numPassedTests: 3 }))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
    expect(withExit({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  test('a file that fails to load and a server that fails to start count as failures', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    expect(ofVitest(vitest({ numFailedTests: 1, testResults })).failed).toBe(2);
    expect(ofPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }, errors: [{}] })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
    });
  });

  test('the summary line mentions skipped tests only when there are any', () => {
    const counts = sum([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ]);
    expect(closingLine(counts)).toBe('3 passed, 1 failed');
    expect(closingLine({ ...counts, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });
});
