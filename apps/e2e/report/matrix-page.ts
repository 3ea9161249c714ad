import { BRANDS, ROLE_NAMES, roleSlug } from '@wayside/scenarios';
import { isCall } from '@wayside/scenarios/matrix';
import { HOWS, summaryOf, textOf } from '../matrix/done.ts';
import type { CellResult } from '../matrix/result.ts';
import { originOf } from '../server.ts';
import { escaped, htmlPage } from './html.ts';

/** A cell with its files in the report's folder. */
export interface Result extends Omit<CellResult, 'capsule'> {
  /** Absent for calls, and for most cells of a large set. */
  picture?: string;
  capsule?: string;
  /** Of failed cells: pictures of the steps, by what was done, and a trace for Playwright’s viewer. */
  steps?: readonly { name: string; picture: string }[];
  trace?: string;
}

type Outcome = 'passed' | 'unreached' | 'failed';
const OUTCOMES: Record<Outcome, string> = { passed: 'Passed', unreached: 'Fault not reached', failed: 'Failed' };

/** Where `npm start` serves the app, for links. */
const PORT = 4000;

function outcomeOf({ problems, unreached = [] }: Result): Outcome {
  return problems.length > 0 ? 'failed' : unreached.length > 0 ? 'unreached' : 'passed';
}

export function countsOf(results: readonly Result[]): Record<Outcome, number> {
  const counts = { passed: 0, unreached: 0, failed: 0 };
  for (const result of results) counts[outcomeOf(result)]++;
  return counts;
}

/** What was done in the cells that passed. */
export const passedIn = (results: readonly Result[]): string =>
  summaryOf(results.filter((result) => outcomeOf(result) === 'passed').map(({ done }) => done));

/** The whole report: brand × role in numbers, and a card for each cell that has a screen. */
export function matrixPage(results: readonly Result[]): string {
  const { passed, unreached, failed } = countsOf(results);
  const byCase = Map.groupBy(results, ({ scenario }) => scenario);
  const cards = [...byCase].filter(
    ([id, cells]) => !isCall({ id }) || cells.some(({ problems }) => problems.length > 0),
  );
  return htmlPage(
    'Matrix',
    `<h1>Brand × role × case</h1>
<p>${results.length} cells of ${byCase.size} cases: ${passed} passed, ${unreached} did not reach their fault or answer, ${failed} failed. Of those that passed: ${passedIn(results)}.
Links open a case in a server of your own: <code>npm start</code>. A capsule restores the end of a cell: <code>npm run scenario -- open capsule.json</code>. A trace is for <code>npx playwright show-trace trace.zip</code>.</p>
<div class="wide" role="region" aria-label="Cells by brand and role" tabindex="0">${pairsTable(results)}</div>
<form onsubmit="return false">
<label>Case<input id="words" type="search" placeholder="order-approval late"></label>
${select('brand', BRANDS)}${select('role', ROLE_NAMES)}${select('outcome', Object.keys(OUTCOMES), OUTCOMES)}${select('done', Object.keys(HOWS), HOWS)}
<output id="count"></output>
</form>
<div class="cards">${worstFirst(cards.flatMap(([, cells]) => cells))
      .map(card)
      .join('')}</div>
<script>
const fields = Object.fromEntries(['words', 'brand', 'role', 'outcome', 'done'].map((id) => [id, document.getElementById(id)]));
const given = new URLSearchParams(location.hash.slice(1));
for (const [id, field] of Object.entries(fields)) field.value = given.get(id) ?? '';
function sift() {
  const values = Object.entries(fields).filter(([, { value }]) => value).map(([id, { value }]) => [id, value]);
  history.replaceState(null, '', '#' + new URLSearchParams(values));
  const words = fields.words.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const cell of document.querySelectorAll('article')) {
    cell.hidden = !words.every((word) => cell.dataset.scenario.includes(word)) || ['brand', 'role', 'outcome', 'done'].some((id) => fields[id].value && fields[id].value !== cell.dataset[id]);
    count += cell.hidden ? 0 : 1;
  }
  document.getElementById('count').textContent = count + (count === 1 ? ' cell' : ' cells');
}
for (const field of Object.values(fields)) field.oninput = sift;
sift();
</script>`,
  );
}

/** What needs a look comes first, otherwise in the order of the catalog. */
function worstFirst(results: readonly Result[]): Result[] {
  const order = ['failed', 'unreached', 'passed'] satisfies Outcome[];
  return results.toSorted((one, other) => order.indexOf(outcomeOf(one)) - order.indexOf(outcomeOf(other)));
}

function select(id: string, values: readonly string[], texts: Readonly<Record<string, string>> = {}): string {
  return `<label>${id === 'outcome' ? 'Result' : id.charAt(0).toUpperCase() + id.slice(1)}<select id="${id}"><option value="">All</option>${values
    .map((value) => `<option value="${value}">${texts[value] ?? value}</option>`)
    .join('')}</select></label>`;
}

/** Number of cells per brand and role, and whether they passed. */
function pairsTable(results: readonly Result[]): string {
  const rows = BRANDS.map((brand) => {
    const cells = ROLE_NAMES.map((role) => {
      const here = results.filter((one) => one.brand === brand && one.role === role);
      const wrong = countsOf(here).failed;
      return `<td class="number ${wrong > 0 ? 'bad' : here.length > 0 ? 'good' : 'none'}">${wrong > 0 ? `${wrong} of ` : ''}${here.length}</td>`;
    });
    return `<tr><th>${brand}</th>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr><th></th>${ROLE_NAMES.map((role) => `<th>${role}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function linkOf({ scenario, brand, role }: Result): string {
  const url = new URL(`/?scenario=${scenario}&role=${roleSlug(role)}&step=0`, originOf(brand));
  url.port = String(PORT);
  return url.href;
}

const stepsOf = (steps: NonNullable<Result['steps']>): string =>
  steps.length === 0
    ? ''
    : `<details open><summary>Steps: ${steps.length}</summary>${steps
        .map(
          ({ name, picture }) =>
            `<a href="${picture}">${escaped(name)}<img loading="lazy" src="${picture}" alt=""></a>`,
        )
        .join('')}</details>`;

function card(result: Result): string {
  const { scenario, brand, role, problems, unreached = [], picture, calls, capsule, steps = [], trace, done } = result;
  const outcome = outcomeOf(result);
  const image =
    picture &&
    `<a href="${picture}"><img loading="lazy" src="${picture}" alt="${escaped(`${scenario} as ${role} at ${brand}`)}"></a>`;
  const troubles = [...problems, ...unreached].map((text) => `<div class="problem">${escaped(text)}</div>`).join('');
  const lines = calls?.map(
    ({ method, path, operation, status, source }) =>
      `<li>${escaped(`${status} ${method} ${path} (${operation}, ${source})`)}</li>`,
  );
  const journal =
    lines && `<details><summary>Journal: ${lines.length} calls</summary><ol>${lines.join('')}</ol></details>`;
  return `<article data-scenario="${escaped(scenario)}" data-brand="${brand}" data-role="${role}" data-outcome="${outcome}" data-done="${done?.how ?? ''}">${image ?? ''}<div>
<h3>${escaped(scenario)}</h3><div>${brand} · ${role}</div><span class="pill ${outcome}">${OUTCOMES[outcome]}</span>${done ? `<div>${escaped(textOf(done))}</div>` : ''}${troubles}
<div class="line"><a href="${escaped(linkOf(result))}">Open</a>${capsule ? `<a href="${capsule}" download>Capsule</a>` : ''}${trace ? `<a href="${trace}" download>Trace</a>` : ''}</div>${stepsOf(steps)}${journal ?? ''}</div></article>`;
}
