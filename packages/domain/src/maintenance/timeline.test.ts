import { expect, it } from 'vitest';
import {
  eventsInOrder,
  ordersOfVehicle,
  timelineCounts,
  timelineKinds,
  timelineOf,
  timelineGroups,
} from './timeline.ts';
import type { TimelineEvent, TimelineKind } from './timeline.ts';

const event = (kind: TimelineKind, at: string | null) => ({ kind, at });
const shown = (events: readonly TimelineEvent[]) => events.map(({ kind, at }) => `${kind} ${at}`);

it('the count is the sum of the sources, for any number of events at the same moment', () => {
  const at = '2026-03-01T12:00:00Z';
  const sources = timelineKinds.map((kind, index) =>
    Array.from({ length: index + 1 }, () => event(kind, index % 2 ? at : null)),
  );
  const events = timelineOf(sources);
  expect(events).toHaveLength(sources.flat().length);
  const counts = timelineCounts(events);
  expect(timelineKinds.map((kind) => counts[kind])).toEqual(sources.map(({ length }) => length));
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(events.length);
  expect(timelineOf([])).toEqual([]);
});

it('[VOR-07] the steps of an order are in the order in which they happened', () => {
  const steps = ['2026-03-01T18:00:00Z', '2026-03-03T09:00:00Z', '2026-03-01T17:59:59Z'];
  expect(eventsInOrder(steps.map((at) => event('approval', at))).map(({ at }) => at)).toEqual([
    steps[1],
    steps[0],
    steps[2],
  ]);
});

it('newest first, by the calendar day of the app', () => {
  // 03:00 UTC is still the evening before.
  const events = timelineOf([
    [event('order', '2026-03-01T03:00:00Z')],
    [event('recall', '2026-03-01')],
    [event('document', '2026-05-01')],
  ]);
  expect(shown(events)).toEqual(['document 2026-05-01', 'recall 2026-03-01', 'order 2026-03-01T03:00:00Z']);
});

it('of one day, moments come before what is only known by its day; of one moment, in the order of kinds', () => {
  const noon = '2026-03-01T17:00:00Z';
  const events = timelineOf([
    [event('recall', '2026-03-01')],
    [event('odometer', noon)],
    [event('order', noon), event('approval', '2026-03-01T18:00:00Z')],
    [event('document', '2026-03-01')],
  ]);
  expect(shown(events)).toEqual([
    'approval 2026-03-01T18:00:00Z',
    `order ${noon}`,
    `odometer ${noon}`,
    'recall 2026-03-01',
    'document 2026-03-01',
  ]);
});

it('what has no date comes last, in a group of its own', () => {
  const events = timelineOf([
    [event('document', null), event('order', null)],
    [event('recall', '2025-12-31'), event('fault', '2026-01-01T03:00:00Z')],
  ]);
  expect(shown(events).slice(2)).toEqual(['order null', 'document null']);
  expect(timelineGroups(events, '2026-01-01').map(({ when, events: list }) => [when, list.length])).toEqual([
    ['2025', 2],
    [null, 2],
  ]);
});

it('what is still to come has a group of its own, whatever its year; today belongs to its year', () => {
  const events = timelineOf([
    [event('document', '2027-07-26'), event('document', '2026-03-02'), event('recall', '2026-03-01')],
  ]);
  expect(timelineGroups(events, '2026-03-01').map(({ when, events: list }) => [when, list.length])).toEqual([
    ['upcoming', 2],
    ['2026', 1],
  ]);
});

it('[CON2-01] the orders of a vehicle include its canceled ones, each order once', () => {
  const order = (id: number, day: number, more: object = {}) => ({
    id,
    appointment_datetime: `2026-03-0${day}T12:00:00Z`,
    vehicle: { id: 7 },
    ...more,
  });
  const records = [order(1, 8), order(2, 4, { maintenance_type: 'Manually Entered' }), order(3, 2)];
  const canceled = [order(4, 9, { vehicle: { id: 8 } }), order(5, 5), order(6, 1)];
  const ids = (vehicle: Parameters<typeof ordersOfVehicle>[0]) =>
    ordersOfVehicle(vehicle, records, canceled).map(({ id }) => id);
  expect(ids({ id: 7 })).toEqual([1, 5, 3, 6]);
  expect(ids({ id: 7, active_order: order(5, 5) })).toEqual([5, 1, 3, 6]);
});
