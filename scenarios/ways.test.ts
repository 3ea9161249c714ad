import { expectNone } from '@wayside/tooling/expect-none';
import { expect, it } from 'vitest';
import { scenarios } from './catalogue.ts';
import { isCall } from './matrix.ts';
import { unreachableIn, waysOf } from './ways.ts';

const played = [...scenarios.values()].filter((one) => !isCall(one));

it('leads to every fault and answer of an operation that does not only read', () => {
  const unreached = played.flatMap((one) => unreachableIn(one).map((operation) => `${one.id}: ${operation}`));
  expectNone(
    unreached,
    'Say how a person causes this call: in `reach` of the scenario, or in `makes` of its screen in scenarios/screens.',
  );
});

it('prefers what a scenario says itself', () => {
  const own = played.find(({ id }) => id === 'telematics/forbidden')!;
  expect(waysOf(own)).toEqual([own.reach]);
});

it('leads to each of several calls in turn', () => {
  const several = played.find(({ id }) => id === 'policies/forbidden')!;
  expect(waysOf(several)).toHaveLength(3);
});
