import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { BRANDS, ROLE_NAMES } from '@wayside/scenarios';
import { isCall } from '@wayside/scenarios/matrix';
import type { Cell } from '@wayside/scenarios/matrix';
import { escaped, htmlPage } from './html.ts';

const FOLDER = fileURLToPath(new URL('../.reports/matrix/', import.meta.url));

interface Result extends Cell {
  problems: string[];
  /** File name of the picture in the report's folder; absent for calls, and for most cells of a large set. */
  picture?: string;
}

type Attachment = TestResult['attachments'][number];

/** The result of every matrix cell, with its picture: `.reports/matrix/index.html`. Writes nothing if no cell was played. */
// Playwright loads the default export.
// oxlint-disable-next-line import/no-default-export
export default class MatrixReporter implements Reporter {
  private results: Result[] = [];

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    const pictures = new Map(attachments.filter(({ contentType }) => contentType === 'image/jpeg').map((one) => [one.name, one]));
    for (const { name, body } of attachments) {
      if (name !== 'cell' || !body) continue;
      const cell = JSON.parse(body.toString()) as Result;
      if (this.results.length === 0) rmSync(`${FOLDER}pictures`, { recursive: true, force: true });
      const picture = pictures.get(`${cell.scenario} · ${cell.brand} · ${cell.role}`);
      this.results.push({ ...cell, ...(picture && { picture: kept(picture, cell) }) });
    }
  }

  onEnd(): void {
    if (this.results.length === 0) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}index.html`, matrixPage(this.results));
    const bad = this.results.filter(({ problems }) => problems.length > 0).length;
    process.stdout.write(`\nMatrix: ${this.results.length - bad} cells passed, ${bad} failed. ${FOLDER}index.html\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function kept({ body, path }: Attachment, { scenario, brand, role }: Cell): string {
  const file = `pictures/${`${scenario} ${brand} ${role}`.replaceAll(/[^\w-]+/g, '-')}.jpg`;
  mkdirSync(`${FOLDER}pictures`, { recursive: true });
  if (body) writeFileSync(FOLDER + file, body);
  else if (path) copyFileSync(path, FOLDER + file);
  return file;
}

function matrixPage(results: readonly Result[]): string {
  const bad = results.filter(({ problems }) => problems.length > 0);
  const byCase = Map.groupBy(results, ({ scenario }) => scenario);
  const seen = [...byCase].filter(([id]) => !isCall({ id }));
  const calls = results.filter(({ scenario, problems }) => isCall({ id: scenario }) && problems.length === 0).length;
  return htmlPage(
    'Matrix',
    `<h1>Matrix: brand × role × case</h1>
<p>${results.length} cells of ${byCase.size} cases: ${results.length - bad.length} passed, ${bad.length} failed. ${calls} of those that passed are calls without a screen.
The tests themselves: <a href="playwright/index.html">Playwright’s report</a>.</p>
${pairsTable(results)}
${bad.length === 0 ? '' : `<h2>Failed</h2>${bad.map(failureLine).join('\n')}`}
<form onsubmit="return false"><input id="words" type="search" placeholder="case, brand or role" aria-label="Search">
<label><input id="bad" type="checkbox"> only failed cells</label></form>
${seen.map(([id, cells]) => `<section><h2>${escaped(id)}</h2><div class="pictures">${cells.map(figure).join('')}</div></section>`).join('\n')}
<script>
const words = document.getElementById('words'), bad = document.getElementById('bad');
const sift = () => {
  const wanted = words.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const section of document.querySelectorAll('section')) {
    let shown = 0;
    for (const figure of section.querySelectorAll('figure')) {
      figure.hidden = !wanted.every((word) => figure.dataset.words.includes(word)) || (bad.checked && !figure.classList.contains('bad'));
      shown += figure.hidden ? 0 : 1;
    }
    section.hidden = shown === 0;
  }
};
words.oninput = bad.onchange = sift;
</script>`,
  );
}

/** Number of cells per brand and role, and whether they passed. */
function pairsTable(results: readonly Result[]): string {
  const rows = BRANDS.map((brand) => {
    const cells = ROLE_NAMES.map((role) => {
      const here = results.filter((one) => one.brand === brand && one.role === role);
      const wrong = here.filter(({ problems }) => problems.length > 0).length;
      return `<td class="number ${wrong > 0 ? 'bad' : here.length > 0 ? 'good' : 'none'}">${wrong > 0 ? `${wrong} of ` : ''}${here.length}</td>`;
    });
    return `<tr><th>${brand}</th>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr><th></th>${ROLE_NAMES.map((role) => `<th>${role}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

const failureLine = ({ scenario, brand, role, problems }: Result): string =>
  `<p><b>${escaped(scenario)}</b> · ${brand} · ${role}<br>${problems.map((text) => `<span class="problem">${escaped(text)}</span>`).join('<br>')}</p>`;

function figure({ scenario, brand, role, problems, picture }: Result): string {
  const words = escaped(`${scenario} ${brand} ${role}`.toLowerCase());
  const image =
    picture && `<a href="${picture}"><img loading="lazy" src="${picture}" alt="${escaped(`${scenario} as ${role} at ${brand}`)}"></a>`;
  const troubles = problems.map((text) => `<br><span class="problem">${escaped(text)}</span>`).join('');
  return `<figure class="${problems.length > 0 ? 'bad' : ''}" data-words="${words}">${image ?? ''}<figcaption>${brand} · ${role}${troubles}</figcaption></figure>`;
}
