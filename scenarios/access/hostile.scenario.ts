import { defineScenario } from '../define.ts';

const MARKUP = '<img src=x onerror="window.pwned=1">';

export const hostileNames = defineScenario({
  id: 'access/hostile-names',
  title: 'Names that contain markup',
  story:
    'The fleet and its links contain markup and script addresses: all of it is shown as text, and no such link is offered.',
  answers: {
    getMyFleet: {
      status: 200,
      body: {
        id: 5,
        name: `Fleet ${MARKUP}`,
        other_id: null,
        region: null,
        rep: null,
        fleet_payment_type: null,
        is_active: true,
        enrolled: true,
        created_at_pretty: null,
        user_total: 1,
        vehicles_total: 1,
        awaiting_approval_count: 0,
        total_order_count: 0,
        total_maintenance_cost: 0,
        average_ticket_spend: 0,
        share_wex_number: false,
        geotab_database_name: null,
        ytd_maintenance_cost: 0,
        cost_per_mile: null,
        pays_through_platform: true,
        account: null,
        fleet_links: [
          { id: 1, name: `Portal ${MARKUP}`, link: 'https://portal.wayside.example/', description: MARKUP },
          { id: 2, name: 'A script', link: 'javascript:window.pwned=1', description: null },
        ],
      },
    },
  },
  signedIn: true,
});
