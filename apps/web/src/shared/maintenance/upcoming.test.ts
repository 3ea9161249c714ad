import { expect, it } from 'vitest';
import { countDueServices, dueServices, dueStateOf, requestOf, upcomingOf } from './upcoming.ts';
import type { UpcomingItem } from './upcoming.ts';

type Service = Pick<UpcomingItem['maintenance'][number], 'status' | 'recommendation_state'>;

function item(type: UpcomingItem['type'], ...services: Service[]): UpcomingItem {
  return {
    vehicle: {
      id: 7,
      vehicle_name: 'VAN-07',
      license_plate_number: null,
      other_id: null,
      is_active: true,
      vehicle_type_id: 1,
    },
    type,
    interval_name: '45,000 mile service',
    last_maintenance_miles: null,
    miles: null,
    kilometers: null,
    maintenance: services.map((service, at) => ({
      id: at + 1,
      name: `Service ${at + 1}`,
      position: null,
      positions: [],
      ...service,
    })),
  };
}
const due = (recommendation_state: Service['recommendation_state']): Service => ({
  status: 'due',
  recommendation_state,
});

it('[STS-11] only services of status due are upcoming, and intervals that have one', () => {
  const done = item(
    'past-due',
    { status: 'complete', recommendation_state: null },
    { status: 'not_due', recommendation_state: null },
  );
  const open = item('due-soon', due('Due Soon'), { status: 'complete', recommendation_state: null });
  expect(upcomingOf([done, open])).toEqual([open]);
  expect(dueServices(open).map(({ id }) => id)).toEqual([1]);
});

it('[STS-12, DSH-03] what is due now counts as due soon', () => {
  const items = [
    item('due-soon', due('Due Soon')),
    item('due-soon', due('Due Soon')),
    item('due-soon', due('Due Now')),
  ];
  const late = item('past-due', due('Past Due'), due('Past Due'), { status: 'complete', recommendation_state: null });
  expect(countDueServices([...items, late])).toEqual({ pastDue: 2, dueSoon: 3 });
  expect(countDueServices([])).toEqual({ pastDue: 0, dueSoon: 0 });
});

it('[DSH-06] the most urgent intervals come first, in every list', () => {
  const [soon, now, late] = [
    item('due-soon', due('Due Soon')),
    item('due-soon', due('Due Now')),
    item('past-due', due('Past Due')),
  ];
  expect(upcomingOf([soon, now, late])).toEqual([late, now, soon]);
});

it('[STS-12] an interval is as urgent as its most urgent open service', () => {
  expect(dueStateOf(item('past-due', due('Past Due'), due('Due Now')))).toBe('pastDue');
  expect(dueStateOf(item('due-soon', due('Due Soon'), due('Due Now')))).toBe('dueNow');
  expect(dueStateOf(item('due-soon', due('Due Soon'), { status: 'complete', recommendation_state: 'Due Now' }))).toBe(
    'dueSoon',
  );
});

it('[OPN2-50] a request for an interval names its vehicle and what is due, with the positions', () => {
  const late = item('past-due', due('Past Due'), { status: 'complete', recommendation_state: null }, due('Past Due'));
  late.maintenance[2]!.position = 'Front';
  expect(requestOf(late)).toBe('/service_request/new?vehicle=7&service=1&service=3%3AFront');
});
