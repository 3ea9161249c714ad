import { place } from '@wayside/domain';
import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import type { MockSession } from './mock-session.ts';

/** Orders in the latest dashboard response. */
export async function sentOrders(mock: MockSession): Promise<Schemas['Order'][]> {
  const { vehicles } = (await mock.answers('getDashboard')).at(-1)!;
  return vehicles.flatMap(({ active_order }) => active_order ?? []);
}

/** The row of an order, found by the link to its vehicle; the list of orders comes before all others. */
export function rowOf(page: Page, { vehicle }: Schemas['Order']): Locator {
  return page
    .getByRole('grid')
    .first()
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${place.vehicle(vehicle.id)}"]`) });
}

/** The shop has the vehicle: CANCEL is shown for this status, but says whom to call instead. */
export function isReceived({ status, can_cancel }: Schemas['Order']): boolean {
  return ['initiated', 'initiated_by_user', 'active'].includes(status) && !can_cancel;
}
