import { expect, it } from 'vitest';
import { lastTransfer, missedBy, withArrived, withoutLeft } from './arrived.ts';
import type { VehicleTransferState } from './use-vehicle-transfer.ts';

const [ONE, TWO, THREE] = [
  { id: 11, fleet_id: 5 },
  { id: 12, fleet_id: 5 },
  { id: 31, fleet_id: 8 },
];
const LAST = { vehicles: [ONE], destination: 8 };
const state = (undoing: unknown[]) => ({ context: { done: LAST, undoing } }) as unknown as VehicleTransferState;

it('a list that has not been loaded again shows no vehicle where it no longer is, and those that arrived', () => {
  expect(withoutLeft([ONE, TWO], LAST)).toEqual([TWO]);
  expect(withArrived([THREE], LAST, 8)).toEqual([{ ...ONE, fleet_id: 8 }, THREE]);
});

it('a list that has the transfer stays as it is', () => {
  const arrived = { ...ONE, fleet_id: 8 };
  expect(withoutLeft([arrived, TWO], LAST)).toEqual([arrived, TWO]);
  expect(withArrived([arrived, THREE], LAST, 8)).toEqual([arrived, THREE]);
});

it('another fleet gets none of them', () => {
  expect(withArrived([TWO], LAST, 5)).toEqual([TWO]);
  expect(withArrived([], LAST, null)).toEqual([]);
  expect(withArrived([TWO], null, null)).toEqual([TWO]);
});

it.each([
  ['loading', { isFetching: true, error: null }, LAST],
  ['could not be loaded', { isFetching: false, error: new Error('500') }, LAST],
  ['up to date', { isFetching: false, error: null }, null],
])('a list may miss the transfer: %s', (_what, reading, missed) => expect(missedBy(reading, LAST)).toBe(missed));

it('vehicles on their way back are where their list has them', () => {
  expect(lastTransfer(state([]))).toBe(LAST);
  expect(lastTransfer(state([{}]))).toBeNull();
});
