import { scenariosWith } from '../define.ts';

type State = 'Past Due' | 'Due Soon' | 'Due Now';

/** An interval of a vehicle of the own fleet with one service of each state that is given. */
function interval(number: number, service: string, ...states: State[]) {
  return {
    vehicle: {
      id: 500_000 + number,
      vehicle_name: `Vehicle ${number}`,
      license_plate_number: null,
      other_id: null,
      is_active: true,
      vehicle_type_id: 1,
    },
    type: states[0] === 'Past Due' ? ('past-due' as const) : ('due-soon' as const),
    interval_name: `${30 + number},000 mile service`,
    last_maintenance_miles: 27_000 + number * 100,
    miles: 30_000 + number * 1000,
    kilometers: Math.round((30_000 + number * 1000) * 1.609344),
    maintenance: states.map((recommendation_state, at) => ({
      id: 101 + at,
      name: at === 0 ? service : `${service} (${at + 1})`,
      position: null,
      positions: [],
      status: 'due' as const,
      recommendation_state,
    })),
  };
}

const scenario = scenariosWith({ start: '/dashboard', signedIn: true });

export const threeAndTwo = scenario({
  id: 'dashboard/three-past-due-two-due-soon',
  title: 'Three past due, two due soon, unsorted',
  story:
    'The response lists its intervals unsorted: the side list puts what is past due first. The rings read 3 and 2.',
  answers: {
    listIntervals: {
      page: 1,
      status: 200,
      body: [
        interval(4, 'Tire rotation', 'Due Soon'),
        interval(7, 'Engine air filter', 'Past Due'),
        interval(2, 'Cabin air filter', 'Due Now'),
        interval(9, 'Oil change', 'Past Due'),
        interval(1, 'Brake inspection', 'Past Due'),
      ],
    },
  },
});

export const dueNow = scenario({
  id: 'dashboard/due-now-counts-as-due-soon',
  title: 'Due now counts as due soon',
  story: 'Two services are due soon and one is due now: the ring reads 3.',
  answers: {
    listIntervals: {
      page: 1,
      status: 200,
      body: [interval(1, 'Oil change', 'Due Soon'), interval(2, 'Wiper blades', 'Due Soon', 'Due Now')],
    },
  },
});

const [open, done] = [interval(3, 'Oil change', 'Past Due'), interval(5, 'Wheel alignment', 'Due Soon')];

export const doneByAnother = scenario({
  id: 'dashboard/done-by-another',
  title: 'Finished services are no longer upcoming',
  story: 'One of two intervals has only services that are not due: it is neither listed nor counted.',
  answers: {
    listIntervals: {
      page: 1,
      status: 200,
      body: [
        open,
        {
          ...done,
          maintenance: done.maintenance.map((service) => ({
            ...service,
            status: 'complete' as const,
            recommendation_state: null,
          })),
        },
      ],
    },
  },
});

export const nothingDue = scenario({
  id: 'dashboard/nothing-due',
  title: 'Nothing due',
  story: 'All caught up: the rings are empty and the list says so.',
  answers: { listIntervals: { example: 'empty' } },
});
