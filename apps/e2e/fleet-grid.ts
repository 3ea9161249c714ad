import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import type { CallOf } from '@wayside/scenarios/calls';
import type { MockSession } from './mock-session.ts';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

/** The FMC dashboard's fleet grid on desktop, in English. */
export const fleetGrid = (page: Page): Locator => page.getByRole('grid', { name: t('fmc:grid.label') });

/** Number of loaded rows while there are more: `Showing 50 of 60`. */
export const loadedText = (shown: number, total: number): string => t('common:list.showing', { shown, total });

/** Number of matching fleets: `5 of 60`. */
export const countText = (shown: number, total: number): string => t('common:search.shown', { shown, total });

/** A column's texts, in the order of the rendered rows. */
export async function cellsOf(page: Page, header: string): Promise<string[]> {
  const index = await fleetGrid(page).getByRole('columnheader', { name: header }).getAttribute('aria-colindex');
  const cells = await fleetGrid(page)
    .getByRole('row')
    .locator(`:is([role="gridcell"], [role="rowheader"])[aria-colindex="${index}"]`)
    .evaluateAll((elements) =>
      elements.map((cell) => ({
        row: Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex')),
        text: cell.textContent.trim(),
      })),
    );
  return cells.toSorted((a, b) => a.row - b.row).map(({ text }) => text);
}

/** The fleets in the server's latest list response. */
export async function sentFleets(mock: MockSession): Promise<Schemas['Fleet'][]> {
  return (await mock.answers('listFleets')).at(-1)!.fleets;
}

/** Queries of all list calls so far. */
export async function listQueries(mock: MockSession): Promise<CallOf<'listFleets'>['query'][]> {
  return (await mock.calls('listFleets')).map(({ query }) => query);
}
