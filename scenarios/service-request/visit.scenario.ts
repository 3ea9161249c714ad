import { scenariosWith } from '../define.ts';
import { scheduleLine } from '../vehicles/schedule-line.ts';

const scenario = scenariosWith({ start: '/service_request/new', signedIn: true });

const VEHICLE = 500_005;

function due(id: number, name: string, recommendation_state: 'Past Due' | 'Due Soon', position: string | null = null) {
  return {
    id,
    name,
    position,
    positions: [],
    status: 'due' as const,
    recommendation_state,
  };
}

export const oneVisit = scenario({
  id: 'service-request/one-visit',
  title: 'One visit for all that is due',
  story:
    'An oil change is requested for CAR-05. Two more services are due, a third will be due in two weeks, and there are open recalls: each joins the visit with one press, and the total follows.',
  brands: ['default'],
  start: `/service_request/new?vehicle=${VEHICLE}&shop=33&service=101`,
  world: { orders: 'none' },
  answers: {
    listIntervals: {
      status: 200,
      body: [
        {
          vehicle: {
            id: VEHICLE,
            vehicle_name: 'Vehicle 5',
            license_plate_number: null,
            other_id: 'CAR-05',
            is_active: true,
            vehicle_type_id: 1,
          },
          type: 'past-due',
          interval_name: '71,000 mile service',
          last_maintenance_miles: 69_731,
          miles: 71_403,
          kilometers: 114_912,
          maintenance: [
            due(101, 'Oil change', 'Past Due'),
            due(102, 'Brake pads', 'Due Soon', 'Rear'),
            due(103, 'Tire rotation', 'Past Due'),
          ],
        },
      ],
    },
    listVehicleServices: {
      status: 200,
      body: [
        scheduleLine(50_000_501, 'Wiper blades', 12_000, '2026-03-30'),
        scheduleLine(50_000_502, 'Battery', 12_000, '2026-06-01'),
      ],
    },
  },
});
