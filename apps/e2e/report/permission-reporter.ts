import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { operationTable } from '@wayside/api-client';
import { ROLE_NAMES } from '@wayside/scenarios';
import type { Verdict } from '../matrix/permissions.e2e.ts';
import { escaped, htmlPage } from './html.ts';

const FOLDER = fileURLToPath(new URL('../.reports/', import.meta.url));

/**
 * Role × operation according to the contract and the screens: `.reports/permissions.html`. Writes nothing if no
 * permissions were tested.
 */
// Playwright loads the default export.
// oxlint-disable-next-line import/no-default-export
export default class PermissionReporter implements Reporter {
  private verdicts: Verdict[] = [];

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === 'permissions' && body) this.verdicts.push(...(JSON.parse(body.toString()) as Verdict[]));
    }
  }

  onEnd(): void {
    if (this.verdicts.length === 0) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}permissions.html`, permissionsPage(this.verdicts));
    process.stdout.write(`\nPermissions: ${FOLDER}permissions.html\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function permissionsPage(verdicts: readonly Verdict[]): string {
  const operations = Map.groupBy(verdicts, ({ operation }) => operation);
  const tags = Map.groupBy(operations.keys(), (operation) => operationTable[operation].tag);
  const head = `<thead><tr><th>Operation</th>${ROLE_NAMES.map((role) => `<th>${role}</th>`).join('')}<th>Controls</th><th>Asked by</th></tr></thead>`;
  const tables = [...tags].map(([tag, ids]) => {
    const rows = ids.map((operation) => row(operation, operations.get(operation)!));
    return `<h2>${escaped(tag)}</h2><table>${head}<tbody>${rows.join('\n')}</tbody></table>`;
  });
  return htmlPage(
    'Permissions',
    `<h1>Who may do what</h1>
<p>Each cell compares <code>x-roles</code> in the contract, which the server follows, with what the screens offer.
<span class="good">&nbsp;yes&nbsp;</span> the contract allows the role, <span class="held">&nbsp;held back&nbsp;</span> it does, but the product offers it
to fewer by its own rule, – it does not, <span class="bad">&nbsp;!&nbsp;</span> they disagree. ● the role finds a control for it; each screen
is opened by one of the roles that have the same rights.</p>
${tables.join('\n')}`,
  );
}

function row(operation: Verdict['operation'], verdicts: readonly Verdict[]): string {
  const { method, path } = operationTable[operation];
  const fields = ROLE_NAMES.map((role) => field(verdicts.find((verdict) => verdict.role === role)));
  const controls = [
    ...new Set(verdicts.flatMap(({ controls }) => controls.map(({ name, path }) => `${name} on ${path}`))),
  ];
  const asking = [...new Set(verdicts.flatMap(({ callers }) => callers))];
  return `<tr><th title="${escaped(`${method} ${path}`)}">${operation}</th>${fields.join('')}<td>${escaped(controls.join(', '))}</td><td>${escaped(asking.join(', '))}</td></tr>`;
}

function field(verdict: Verdict | undefined): string {
  if (!verdict) return '<td class="mark none">?</td>';
  const { contract, controls } = verdict;
  const isOffered = controls.some((control) => control.isOffered);
  const isHeldBack = contract && controls.length > 0 && !isOffered;
  const wrong = (isOffered && !contract) || controls.some((control) => control.isOffered !== control.isExpected);
  if (wrong) return '<td class="mark bad">!</td>';
  if (!contract) return '<td class="mark none">–</td>';
  return `<td class="mark ${isHeldBack ? 'held' : 'good'}">${isOffered ? '●' : isHeldBack ? 'held back' : 'yes'}</td>`;
}
