import { expect, it } from 'vitest';
import { recallsNewestFirst, vehiclesByRecall } from './recalls.ts';

const recall = (report_received_at: string, component = '') => ({ report_received_at, component });

it('[RCL-05] recalls are newest first; those of one day keep their order', () => {
  const recalls = [recall('2022-08-22'), recall('2024-02-06', 'a'), recall('2023-05-10'), recall('2024-02-06', 'b')];
  expect(
    recallsNewestFirst(recalls).map(({ report_received_at, component }) => report_received_at + component),
  ).toEqual(['2024-02-06a', '2024-02-06b', '2023-05-10', '2022-08-22']);
});

it('[RCL-01] vehicles are grouped, the one with the newest recall first', () => {
  const groups = vehiclesByRecall([
    { vehicle: 1, recalls: [recall('2022-01-01'), recall('2023-01-01')] },
    { vehicle: 2, recalls: [recall('2024-01-01')] },
    { vehicle: 3, recalls: [] },
  ]);
  expect(groups.map(({ vehicle }) => vehicle)).toEqual([2, 1, 3]);
  expect(groups[1]!.recalls[0]).toEqual(recall('2023-01-01'));
});
