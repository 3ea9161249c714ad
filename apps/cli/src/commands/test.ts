import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { closingLine, ofPlaywright, ofTurbo, sum, withExit } from '../report.ts';
import type { Counts, PlaywrightReport, TurboSummary, VitestReport } from '../report.ts';
import { checkOptions } from '../options.ts';
import { root, run, step, turboEnv } from '../run.ts';

checkOptions(process.argv.slice(2), { usage: 'npm test' });

const summaries = join(root, '.turbo/runs');
const e2eReport = join(root, 'apps/e2e/.reports/e2e.json');

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

/**
 * Types, lint, rules, unit tests, contract and build, run by turbo; a task with unchanged inputs is restored from its
 * cache.
 */
function workspaces(): { counts: Counts; built: boolean } {
  // Remove reports of earlier runs so they are not counted; turbo restores the reports of cached tasks.
  for (const report of globSync('{.,apps/*,packages/*,mocks,scenarios}/.reports/unit.json', { cwd: root }))
    rmSync(join(root, report));
  rmSync(summaries, { recursive: true, force: true });

  const tasks = ['types', 'lint', 'rules', 'unit', 'contract', 'build', 'folder'];
  const options = [
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--log-order=grouped',
    '--summarize',
  ];
  const exitCode = run('turbo', ['run', ...tasks, ...options], { env: turboEnv });

  const [file] = existsSync(summaries) ? globSync('*.json', { cwd: summaries }) : [];
  const summary = file === undefined ? undefined : read<TurboSummary>(join(summaries, file));
  const counts = ofTurbo(summary ?? { tasks: [] }, (directory) =>
    read<VitestReport>(join(root, directory, '.reports/unit.json')),
  );
  const broken = summary?.tasks.some(
    (task) => ['bundle', 'build', 'folder'].includes(task.task) && task.execution?.exitCode !== 0,
  );
  return { counts: withExit(counts, exitCode), built: summary !== undefined && !broken };
}

/** The browser journeys. Never cached: they prove that everything works together, here and now. */
function journeys(browser: string): Counts {
  rmSync(e2eReport, { force: true });
  // A trace of every test would take half as long again. `npm run e2e` with the test that failed leaves one.
  const args = ['test', '--trace', 'on-first-retry'];
  const exitCode = run('playwright', args, { cwd: 'apps/e2e', env: { CHROMIUM_PATH: browser } });
  const report = read<PlaywrightReport>(e2eReport);
  if (!report) console.error('Playwright wrote no report.');
  return withExit(report ? ofPlaywright(report) : { passed: 0, failed: 1, skipped: 0 }, exitCode);
}

function browserOrReason(): { path: string } | { reason: string } {
  try {
    return { path: findBrowser() };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

const browser = browserOrReason();
step('types, lint, rules, unit, contract, build');
const first = workspaces();

const parts = [first.counts];
if ('reason' in browser) {
  console.error(browser.reason);
  parts.push({ passed: 0, failed: 1, skipped: 0 });
} else if (first.built) {
  step('e2e');
  parts.push(journeys(browser.path));
} else console.error('The e2e journeys were not run because the build failed.');

const total = sum(parts);
step('done');
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(closingLine(total));
