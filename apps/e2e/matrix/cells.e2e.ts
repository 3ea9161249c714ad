import type { Cell } from '@wayside/scenarios/matrix';
import { isCall } from '@wayside/scenarios/matrix';
import type { JournalPart } from '@wayside/scenarios/control';
import { expect, test as base } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import { playAgain, refusedIn } from './again.ts';
import { playCall } from './calls.ts';
import type { Done } from './done.ts';
import { cellsOf, isCut, isPlayedAt, openedOf, planned } from './plan.ts';
import type { Case } from './plan.ts';
import { Stage, onServer } from './stage.ts';
import type { Played } from './stage.ts';
import type { CellCall, CellResult } from './result.ts';

/** One stage for all cells of a worker; these tests don't use pages of their own. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = new Stage(onServer(browser));
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ trace: 'off' });

/** Longer than a stage takes for a cell at most. */
const CELL_MS = 60_000;
const plan = planned();

const [calls, screens] = [true, false].map((calls) =>
  cellsOf(plan).filter(({ scenario }) => isCall(scenario) === calls),
) as [Case[], Case[]];

const opened = openedOf(plan, screens);

for (const { scenario, cells } of screens) {
  test.describe(() => {
    test.describe.configure({ timeout: cells.length * CELL_MS });
    test(`${scenario.id} opens without problems`, async ({ stage }, testInfo) => {
      // Where it is played comes first, and then what else is opened: the calls of the first one are repeated for the
      // others.
      const isPlayed = ({ brand, role }: Cell): boolean => plan.set !== 'once' && isPlayedAt(scenario, brand, role);
      await testInfo.attach('cells', { body: JSON.stringify(cells), contentType: 'application/json' });
      const rank = (cell: Cell): number => Number(opened.has(cell)) * 2 + Number(isPlayed(cell));
      let first: JournalPart['entries'] | undefined;
      for (const cell of cells.toSorted((one, other) => rank(other) - rank(one))) {
        const again = first && !opened.has(cell) ? await playAgain(scenario, cell, first) : undefined;
        if (again && !again.differs) {
          await record(testInfo, cell, { ...again, done: { how: 'repeated' } });
          continue;
        }
        // A screenshot adds a tenth to a cell's time, so large sets only have one per case and one per failed cell.
        const isPictured = isCut(plan) || !first || isPlayed(cell);
        const played = await stage.play(scenario, cell.brand, cell.role, { isPlayed: isPlayed(cell), isPictured });
        const refused = again ? refusedIn(played.entries ?? [], first!) : [];
        await record(testInfo, cell, { ...played, problems: [...played.problems, ...refused] });
        first ??= played.entries ?? [];
      }
    });
  });
}

// One test for all failures of an operation, because a test each would cost more than the call.
for (const [operation, cases] of Map.groupBy(calls, ({ scenario }) => scenario.id.replace(/\/[^/]+$/, ''))) {
  test(`${operation} responds as declared`, async () => {
    for (const { scenario, cells } of cases) {
      for (const cell of cells) {
        const played = await playCall(scenario, cell.brand, cell.role);
        await record(test.info(), cell, { ...played, done: { how: 'called' } });
      }
    }
  });
}

/** Reports every cell; a failed one fails the test, after all others have run. */
async function record(
  testInfo: TestInfo,
  cell: Cell,
  { problems, unreached, entries, capsule, touched, picture, evidence, done }: Played & { done?: Done },
): Promise<void> {
  const name = `${cell.scenario} · ${cell.brand} · ${cell.role}`;
  if (picture) await testInfo.attach(name, { body: picture, contentType: 'image/jpeg' });
  for (const step of evidence?.steps ?? [])
    await testInfo.attach(`${name} › ${step.name}`, { body: step.picture, contentType: 'image/jpeg' });
  if (evidence) await testInfo.attach(`${name} › trace`, { body: evidence.trace, contentType: 'application/zip' });
  const calls = entries?.map(({ method, path, operation, status, source }): CellCall => ({
    method,
    path,
    operation,
    status,
    source,
  }));
  const result: CellResult = { ...cell, problems, done, unreached, calls, capsule };
  await testInfo.attach('cell', { body: JSON.stringify(result), contentType: 'application/json' });
  await testInfo.attach('touched', { body: JSON.stringify(touched), contentType: 'application/json' });
  expect.soft(problems, name).toEqual([]);
}
