import { machineStates } from '@wayside/machines/states';
import { expectNone } from '@wayside/tooling/expect-none';
import { describe, it } from 'vitest';
import { scenarios } from './catalogue.ts';
import { states } from './states.ts';

const played: Record<string, Record<string, readonly string[]>> = states;

describe('flows', () => {
  it('are complete', () => {
    expectNone(
      Object.keys(machineStates).filter((machine) => !(machine in played)),
      'Add this machine to scenarios/states.ts, with scenarios for each of its states.',
    );
    expectNone(
      Object.keys(played).filter((machine) => !(machine in machineStates)),
      'Take this machine off scenarios/states.ts, or export it in packages/machines/src/states.ts.',
    );
  });

  it.each(Object.entries(machineStates))(
    '%s has a scenario for each state, and none for removed states',
    (machine, paths) => {
      const rows = played[machine] ?? {};
      expectNone(
        paths.filter((path) => !(path in rows)),
        `Add this state to ${machine} in scenarios/states.ts, with the scenarios in which it is seen.`,
      );
      expectNone(
        Object.keys(rows).filter((path) => !paths.includes(path)),
        `Take this state off ${machine} in scenarios/states.ts: its machine does not have it.`,
      );
      expectNone(
        Object.entries(rows).flatMap(([path, ids]) =>
          ids.filter((id) => !scenarios.has(id)).map((id) => `${path}: ${id}`),
        ),
        'Correct this scenario in scenarios/states.ts, or list it in scenarios/catalogue.ts: there is none of this id.',
      );
    },
  );
});
