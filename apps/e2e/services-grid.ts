import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import { SESSION_COOKIE, SESSION_HEADER } from '@wayside/scenarios/control';
import { cellsOf } from './grid.ts';
import type { MockSession } from './mock-session.ts';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

export type ServiceList = 'upcoming' | 'active' | 'past';

/** The grid of a tab on desktop, in English. */
export const listOf = (page: Page, list: ServiceList): Locator =>
  page.getByRole('grid', { name: t(`services:${list}.label`) });

/** Its rendered rows, without the header row. */
export const rowsOf = (page: Page, list: ServiceList): Locator =>
  listOf(page, list).locator('[role="row"]:has([role="gridcell"])');

/** A column's texts, in row order. */
export const textsOfColumn = (page: Page, list: ServiceList, header: string): Promise<string[]> =>
  cellsOf(listOf(page, list), header);

/** Bodies of all order searches so far. */
export async function searchesOf(mock: MockSession): Promise<Schemas['OrderSearch'][]> {
  return (await mock.calls('searchOrders')).map(({ requestBody }) => requestBody);
}

/** Orders in the latest response. */
export const lastOrders = async (mock: MockSession): Promise<Schemas['Order'][]> =>
  (await mock.answers('searchOrders')).at(-1)!;

/** All intervals the server sent. */
export const sentIntervals = async (mock: MockSession): Promise<Schemas['UpcomingItem'][]> =>
  (await mock.answers('listIntervals')).flat();

/** Simulates the event a browser fires when the user returns to the tab. */
export function comeBack(page: Page): Promise<unknown> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** The current range in the list's pager. */
export const pagerOf = (page: Page): Locator => page.getByRole('tabpanel').locator('output').last();

/** Approves an order like a colleague elsewhere: only the API call, from another page of the same browser. */
export async function acceptAll(page: Page, { id, order_services }: Schemas['Order']): Promise<void> {
  const status = await page.evaluate(
    async ([orderId, lines, sessionCookie, sessionHeader]) => {
      const cookie = (name: string) => new RegExp(`${name}=([^;]+)`).exec(document.cookie)?.[1] ?? '';
      const response = await fetch(`${location.protocol}//api.localhost:${location.port}/api/v4/orders/${orderId}`, {
        method: 'PUT',
        headers: {
          authorization: decodeURIComponent(cookie('wayside_authentication_token')),
          'application-name': 'wayside',
          'content-type': 'application/json',
          [sessionHeader]: cookie(sessionCookie),
        },
        body: JSON.stringify({ id: orderId, status: 'approved', order_services: lines }),
      });
      return response.status;
    },
    [
      id,
      order_services.map((line) => (line.status === 'awaiting_approval' ? { ...line, status: 'approved' } : line)),
      SESSION_COOKIE,
      SESSION_HEADER,
    ] as const,
  );
  if (status !== 200) throw new Error(`The order was not approved: ${status}`);
}

/** Of a list without orders, whatever its dates. */
export const NO_ORDERS = 'This fleet has no orders';
