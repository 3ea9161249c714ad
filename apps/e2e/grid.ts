import type { Locator, Page } from '@playwright/test';

/** A short list: a grid, and in a narrow window a plain table of cards. */
export const tableOf = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name }).or(page.getByRole('table', { name }));

/** Headers of the visible columns, in order. */
export async function headersOf(grid: Locator): Promise<string[]> {
  const headers = await grid.getByRole('columnheader').evaluateAll((elements) =>
    elements.map((one) => ({
      at: Number(one.getAttribute('aria-colindex')),
      text: (one as HTMLElement).innerText.trim(),
    })),
  );
  return headers.toSorted((one, other) => one.at - other.at).map(({ text }) => text);
}

/**
 * A column's texts, in row order. The pinned column is rendered apart from the others; the row number connects them.
 */
export async function cellsOf(grid: Locator, header: string): Promise<string[]> {
  const index = await grid.getByRole('columnheader', { name: header, exact: true }).getAttribute('aria-colindex');
  const cells = await grid
    .locator(`:is([role="gridcell"], [role="rowheader"])[aria-colindex="${index}"]`)
    .evaluateAll((elements) =>
      elements.map((cell) => ({
        row: Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex')),
        text: (cell as HTMLElement).innerText.trim(),
      })),
    );
  return cells.toSorted((one, other) => one.row - other.row).map(({ text }) => text);
}

/**
 * The texts that don't fit where they are drawn, in the elements that a locator finds. Those that only screen readers
 * get have one pixel.
 */
export function cutTexts(locator: Locator): Promise<string[]> {
  return locator.evaluateAll((elements) =>
    elements
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map((element) => element.textContent),
  );
}
