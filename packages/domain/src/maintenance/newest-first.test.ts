import { expect, it } from 'vitest';
import { mergedNewestFirst } from './newest-first.ts';

const record = (id: number, day: string) => ({ id, appointment_datetime: `2026-${day}T12:00:00Z` });
const ids = (records: readonly { id: number }[]) => records.map(({ id }) => id);

it('[MNH-06] orders and manual records are one list, newest first; of one moment, the higher id first', () => {
  const orders = { records: [record(5, '03-01'), record(4, '01-01')], isWhole: true };
  const manual = { records: [record(9, '03-01'), record(8, '02-01')], isWhole: true };
  expect(ids(mergedNewestFirst([orders, manual]))).toEqual([9, 5, 8, 4]);
  expect(mergedNewestFirst([])).toEqual([]);
});

it('what is older than the loaded part of an unfinished list waits, so that loading more only adds below', () => {
  const orders = { records: [record(5, '03-01'), record(4, '02-15')], isWhole: false };
  const manual = { records: [record(9, '03-02'), record(8, '01-01')], isWhole: true };
  const first = mergedNewestFirst([orders, manual]);
  expect(ids(first)).toEqual([9, 5, 4]);
  const more = mergedNewestFirst([{ records: [...orders.records, record(3, '01-20')], isWhole: true }, manual]);
  expect(ids(more)).toEqual([9, 5, 4, 3, 8]);
  expect(ids(more).slice(0, first.length)).toEqual(ids(first));
});

it('an unfinished list that is empty holds nothing back', () => {
  expect(
    ids(
      mergedNewestFirst([
        { records: [], isWhole: false },
        { records: [record(1, '01-01')], isWhole: true },
      ]),
    ),
  ).toEqual([1]);
});
