import { scenariosWith } from '../define.ts';

/** Costs of the months up to March 2026, the last one given last. */
function upToMarch(...totals: number[]) {
  return totals.map((total, at) => {
    const month = new Date(Date.UTC(2026, 2 - (totals.length - 1 - at), 1));
    return { month: month.toISOString().slice(0, 7), total };
  });
}

const scenario = scenariosWith({ start: '/dashboard', signedIn: true });

export const threeMonths = scenario({
  id: 'dashboard/three-months-of-costs',
  title: 'Three months of service costs',
  story: 'A short series has room for month names.',
  answers: { aggregateOrders: { status: 200, body: upToMarch(1200.5, 840, 2310.25) } },
});

export const sixMonths = scenario({
  id: 'dashboard/six-months-of-costs',
  title: 'Six months of service costs',
  story: 'The longest series that still shows month names.',
  answers: { aggregateOrders: { status: 200, body: upToMarch(980, 0, 1430.75, 1200.5, 840, 2310.25) } },
});

export const twelveMonths = scenario({
  id: 'dashboard/twelve-months-of-costs',
  title: 'Twelve months of service costs',
  story: 'A long series shows a letter for each month; the table has the names.',
  answers: {
    aggregateOrders: {
      status: 200,
      body: upToMarch(620, 910.4, 0, 1530, 2210, 760.3, 980, 0, 1430.75, 1200.5, 840, 2310.25),
    },
  },
});

export const slowCharts = scenario({
  id: 'dashboard/slow-costs',
  title: 'The service costs are slow',
  story: 'The list works while the costs are loading; upcoming maintenance is requested once they arrive.',
  faults: [{ kind: 'hold', operation: 'aggregateOrders' }],
});

export const slowList = scenario({
  id: 'dashboard/slow-list',
  title: 'The dashboard itself is slow',
  story: 'Nothing heavy loads before the list is shown.',
  faults: [{ kind: 'hold', operation: 'getDashboard' }],
});

interface Vehicle {
  id: number;
  name: string;
  miles: number | null;
  cost: number | null;
}

function vehicle({ id, name, miles, cost }: Vehicle) {
  return {
    id,
    vehicle_name: '2021 Ford Transit',
    vin: null,
    year: 2021,
    make: 'Ford',
    model: 'Transit',
    license_plate_number: null,
    other_id: name,
    miles,
    kilometers: miles === null ? null : Math.round(miles * 1.609344),
    cost_per_mile: cost,
    last_maintenance_miles: null,
    is_active: true,
    fleetcor_enrolled: true,
    fleet_id: 5,
    vehicle_type_id: 1,
    active_order: null,
  };
}

export const fourPoints = scenario({
  id: 'dashboard/four-points',
  title: 'Four vehicles with known costs',
  story:
    'Two more lack an odometer reading or a cost, so they are not on the chart. The first one has driven 12,000 miles at 15 cents a mile.',
  answers: {
    getDashboard: {
      status: 200,
      body: {
        users: [],
        vehicles: [
          { id: 500_001, name: 'VAN-01', miles: 12_000, cost: 0.15 },
          { id: 500_002, name: 'VAN-02', miles: 31_000, cost: 0.09 },
          { id: 500_003, name: 'TRK-03', miles: 44_000, cost: 0.3 },
          { id: 500_004, name: 'CAR-04', miles: 58_000, cost: 0.21 },
          { id: 500_005, name: 'CAR-05', miles: null, cost: 0.2 },
          { id: 500_006, name: 'VAN-06', miles: 20_000, cost: null },
        ].map(vehicle),
      },
    },
  },
});
