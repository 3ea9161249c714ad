import { attentionOf } from '@wayside/domain';
import type { ResponseAt } from '@wayside/api-client';
import { SESSION_HEADER } from '@wayside/scenarios/control';
import { MockSession } from '../mock-session.ts';
import { apiUrl } from '../server.ts';

const TIMES = 21;

/** Every page of what is due: the server ends them with an empty one. */
async function allPages<Item>(load: (page: number) => Promise<readonly Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page++) {
    const items = await load(page);
    if (items.length === 0) return all;
    all.push(...items);
  }
}

/**
 * Milliseconds that the attention list of a fleet of 10,000 vehicles takes to compute from the responses of its page,
 * each of some times, and its number of lines.
 */
export async function measureAttention(): Promise<{ vehicles: number; items: number; times: number[] }> {
  const session = await MockSession.create({
    scenario: 'services/ten-thousand-vehicles',
    brand: 'default',
    role: 'Owner',
  });
  try {
    const { token, id } = await session.signIn();
    const load = async (path: string): Promise<unknown> => {
      const answer = await fetch(apiUrl(`/api/v4${path}`), {
        headers: { authorization: token, [SESSION_HEADER]: session.id },
      });
      return answer.json();
    };
    const dashboard = (await load('/dashboard')) as ResponseAt<'/dashboard', 'get'>;
    const recalls = (await load('/vehicles/recalls')) as ResponseAt<'/vehicles/recalls', 'get'>;
    const plates = (await load('/vehicles')) as ResponseAt<'/vehicles', 'get'>;
    const due = await allPages(
      async (page) =>
        (await load(`/fleets/me/vehicle_services?page=${page}`)) as ResponseAt<'/fleets/me/vehicle_services', 'get'>,
    );
    const orders = dashboard.vehicles.flatMap(({ active_order }) => active_order ?? []);
    const { clock } = await session.state();
    const facts = {
      today: clock.slice(0, 'YYYY-MM-DD'.length),
      requiresEnrolment: false,
      vehicles: dashboard.vehicles,
      orders,
      due,
      snoozed: new Map<number, string>(),
      recalls,
      plates,
    };
    let items = 0;
    const times = Array.from({ length: TIMES }, () => {
      const begun = performance.now();
      items = attentionOf(facts, { id, roles: ['Owner'] }).length;
      return performance.now() - begun;
    });
    return { vehicles: plates.length, items, times };
  } finally {
    await session.delete();
  }
}
