import type { Locator, Page } from '@playwright/test';
import { formatDate } from '@wayside/domain';
import type { NamedVehicle } from '@wayside/domain';
import type { MockSession } from './mock-session.ts';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

export type ServiceList = 'upcoming' | 'active' | 'past';

/** The grid of a tab on a computer screen, in English. */
export const listOf = (page: Page, list: ServiceList): Locator => page.getByRole('grid', { name: t(`services:${list}.label`) });

/** Its rows that are drawn, without the one of the headers. */
export const rowsOf = (page: Page, list: ServiceList): Locator => listOf(page, list).locator('[role="row"]:has([role="gridcell"])');

/** The pinned column and the others are drawn apart: what they say of one row is found by its number. */
export async function textsOfColumn(page: Page, list: ServiceList, header: string): Promise<string[]> {
  const grid = listOf(page, list);
  const index = await grid.getByRole('columnheader', { name: header, exact: true }).getAttribute('aria-colindex');
  const cells = await grid.locator(`[role="gridcell"][aria-colindex="${index}"]`).evaluateAll((found) =>
    found.map((cell) => ({
      row: Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex')),
      text: (cell as HTMLElement).innerText.trim(),
    })),
  );
  return cells.toSorted((a, b) => a.row - b.row).map(({ text }) => text);
}

/** What a test reads of an order as the server sent it. */
export interface ListedOrder {
  id: number;
  status: string;
  can_approve: boolean;
  appointment_datetime: string | null;
  total: number | null;
  po_number: string | null;
  maintenance_type: string;
  shop: { name: string } | null;
  vehicle: NamedVehicle & { fleet_id: number };
  order_services: { name: string; status: string }[];
}

/** Bodies of the searches for orders so far. */
export const searchesOf = async (mock: MockSession): Promise<Record<string, unknown>[]> =>
  (await mock.calls('searchOrders')).map(({ requestBody }) => requestBody as Record<string, unknown>);

/** Orders of the last answer. */
export const lastOrders = async (mock: MockSession): Promise<ListedOrder[]> =>
  (await mock.calls('searchOrders')).at(-1)!.answer as ListedOrder[];

export interface ListedInterval {
  vehicle: NamedVehicle;
  type: 'past-due' | 'due-soon';
  interval_name: string;
  maintenance: { name: string; recommendation_state: string | null; status: string }[];
}

/** Every interval that the server sent. */
export const sentIntervals = async (mock: MockSession): Promise<ListedInterval[]> =>
  (await mock.calls('listIntervals')).flatMap(({ answer }) => answer as ListedInterval[]);

export const usDay = (day: string): string => formatDate(day, 'US') ?? '';

/** What a browser tells a page whose tab is looked at again. */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Where one is in the pages of the list. */
export const pagerOf = (page: Page): Locator => page.getByRole('tabpanel').locator('output').last();

/** Approves an order as a colleague would elsewhere: by the call alone, from another page of the same browser. */
export async function acceptAll(page: Page, { id, order_services }: ListedOrder): Promise<void> {
  const status = await page.evaluate(
    async ([orderId, lines]) => {
      const cookie = (name: string) => new RegExp(`${name}=([^;]+)`).exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`${location.protocol}//api.localhost:${location.port}/api/v4/orders/${orderId}`, {
        method: 'PUT',
        headers: {
          authorization: decodeURIComponent(cookie('wayside_authentication_token')),
          'application-name': 'wayside',
          'content-type': 'application/json',
          'x-scenario-session': cookie('wayside_scenario_session'),
        },
        body: JSON.stringify({ id: orderId, status: 'approved', order_services: lines }),
      });
      return answer.status;
    },
    [id, order_services.map((line) => (line.status === 'awaiting_approval' ? { ...line, status: 'approved' } : line))] as const,
  );
  if (status !== 200) throw new Error(`The order was not approved: ${status}`);
}
