import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Cell } from '@wayside/scenarios/matrix';
import type { CellResult } from '../matrix/result.ts';
import { countsOf, matrixPage } from './matrix-page.ts';
import type { Result } from './matrix-page.ts';

const FOLDER = fileURLToPath(new URL('../.reports/matrix/', import.meta.url));

type Attachment = TestResult['attachments'][number];

/**
 * The result of every matrix cell, with its picture: `.reports/matrix/index.html`. Writes nothing if no cell was
 * played.
 */
// Playwright loads the default export.
// oxlint-disable-next-line import/no-default-export
export default class MatrixReporter implements Reporter {
  private results: Result[] = [];

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    const pictures = new Map(
      attachments.filter(({ contentType }) => contentType === 'image/jpeg').map((one) => [one.name, one]),
    );
    for (const { name, body } of attachments) {
      if (name !== 'cell' || !body) continue;
      const { capsule, ...cell } = JSON.parse(body.toString()) as CellResult;
      if (this.results.length === 0)
        for (const folder of ['pictures', 'capsules', 'traces'])
          rmSync(FOLDER + folder, { recursive: true, force: true });
      const of = `${cell.scenario} · ${cell.brand} · ${cell.role}`;
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
  }

  onEnd(): void {
    if (this.results.length === 0) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}index.html`, matrixPage(this.results));
    const { passed, unreached, failed } = countsOf(this.results);
    const missed = unreached > 0 ? `, ${unreached} did not reach their fault or answer` : '';
    process.stdout.write(`\nMatrix: ${passed} cells passed${missed}, ${failed} failed. ${FOLDER}index.html\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
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
