import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { Cell } from '@wayside/scenarios/matrix';
import type { CellResult } from '../matrix/result.ts';
import { countsOf, matrixPage, passedIn } from './matrix-page.ts';
import type { Result } from './matrix-page.ts';

const FOLDER = fileURLToPath(new URL('../.reports/matrix/', import.meta.url));

type Attachment = TestResult['attachments'][number];

/** Whose tests attach cells. */
const CELLS_FILE = 'cells.e2e.ts';
/** Lines that the end of a run says about what failed; the page has all. */
const MOST_SAID = 20;

/**
 * The result of every matrix cell, with its picture: `.reports/matrix/index.html`. Writes nothing if the run has none.
 */
// Playwright loads the default export.
// oxlint-disable-next-line import/no-default-export
export default class MatrixReporter implements Reporter {
  private results: Result[] = [];
  private hasCells = false;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.hasCells = suite.allTests().some(({ location }) => location.file.endsWith(CELLS_FILE));
    // What an earlier run found says nothing about this one, even if this one is stopped.
    if (this.hasCells) rmSync(FOLDER, { recursive: true, force: true });
  }

  onTestEnd(_test: TestCase, result: TestResult): void {
    const { attachments } = result;
    const pictures = new Map(
      attachments.filter(({ contentType }) => contentType === 'image/jpeg').map((one) => [one.name, one]),
    );
    for (const { capsule, ...cell } of parsed<CellResult>(attachments, 'cell')) {
      const of = nameOf(cell);
      const picture = pictures.get(of);
      const trace = attachments.find(({ name }) => name === `${of} › trace`);
      const steps = [...pictures.values()].filter(({ name }) => name.startsWith(`${of} › `));
      this.results.push({
        ...cell,
        picture: picture && stored(picture, fileOf('pictures', cell, 'jpg')),
        trace: trace && stored(trace, fileOf('traces', cell, 'zip')),
        steps: steps.map((step, index) => ({
          name: step.name.slice(`${of} › `.length),
          picture: stored(step, fileOf('pictures', cell, `${index + 1}.jpg`)),
        })),
        capsule: capsule && stored({ body: Buffer.from(JSON.stringify(capsule)) }, fileOf('capsules', cell, 'json')),
      });
    }
    this.results.push(...withoutResult(result));
  }

  onEnd(): void {
    if (!this.hasCells) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}index.html`, matrixPage(this.results));
    const { passed, unreached, failed } = countsOf(this.results);
    const missed = unreached > 0 ? `, ${unreached} did not reach their fault or answer` : '';
    const said = this.results.flatMap((one) => one.problems.map((problem) => `  ${nameOf(one)}: ${problem}\n`));
    process.stdout.write(`\n${said.slice(0, MOST_SAID).join('')}`);
    if (said.length > MOST_SAID) process.stdout.write(`  and ${said.length - MOST_SAID} more\n`);
    process.stdout.write(
      `Matrix: ${passed} cells passed${passed > 0 ? ` (${passedIn(this.results)})` : ''}${missed}, ${failed} failed. ${FOLDER}index.html\n`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}

const nameOf = ({ scenario, brand, role }: Cell): string => `${scenario} · ${brand} · ${role}`;

const parsed = <Content>(attachments: readonly Attachment[], wanted: string): Content[] =>
  attachments.flatMap(({ name, body }) => (name === wanted && body ? [JSON.parse(body.toString()) as Content] : []));

/** Cells of a test that ended before they had a result. */
function withoutResult({ attachments, errors, status }: TestResult): Result[] {
  if (status === 'passed' || status === 'skipped') return [];
  const had = new Set(parsed<CellResult>(attachments, 'cell').map(nameOf));
  const why = errors[0]?.message?.split('\n', 1)[0] ?? status;
  return parsed<Cell[]>(attachments, 'cells')
    .flat()
    .filter((cell) => !had.has(nameOf(cell)))
    .map((cell) => ({ ...cell, problems: [`The test ended before this cell did: ${why}`] }));
}

function fileOf(folder: string, { scenario, brand, role }: Cell, ending: string): string {
  return `${folder}/${`${scenario} ${brand} ${role}`.replaceAll(/[^\w-]+/g, '-')}.${ending}`;
}

function stored({ body, path }: Pick<Attachment, 'body' | 'path'>, file: string): string {
  mkdirSync(dirname(FOLDER + file), { recursive: true });
  if (body) writeFileSync(FOLDER + file, body);
  else if (path) copyFileSync(path, FOLDER + file);
  return file;
}
