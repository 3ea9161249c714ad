import { place } from '@wayside/domain';
import type { Locator, Page } from '@playwright/test';
import type { NamedVehicle } from '@wayside/domain';
import type { MockSession } from './mock-session.ts';

/** What a test reads of an order as the server sent it. */
export interface SentOrder {
  id: number;
  status: string;
  can_approve: boolean;
  can_cancel: boolean;
  approver_user_ids: number[];
  cancel_user_ids: number[];
  cancellers: { id: number; name: string; cellPhone: string | null }[];
  total: number | null;
  vehicle: NamedVehicle;
  order_services: { id: number; status: string; name: string }[];
}

/** Orders of the last dashboard that the server sent. */
export async function sentOrders(mock: MockSession): Promise<SentOrder[]> {
  const answers = await mock.calls('getDashboard');
  const { vehicles } = answers.at(-1)!.answer as { vehicles: { active_order: SentOrder | null }[] };
  return vehicles.flatMap(({ active_order }) => active_order ?? []);
}

/** The row of an order, found by the link to its vehicle; the list of orders stands before every other one. */
export const rowOf = (page: Page, { vehicle }: SentOrder): Locator =>
  page
    .getByRole('grid')
    .first()
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${place.vehicle(vehicle.id)}"]`) });

/** The shop has the vehicle: CANCEL is offered by the status, and says whom to call instead. */
export const isReceived = ({ status, can_cancel }: SentOrder): boolean =>
  ['initiated', 'initiated_by_user', 'active'].includes(status) && !can_cancel;
