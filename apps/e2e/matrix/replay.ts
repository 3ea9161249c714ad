import type { Locator, Page } from '@playwright/test';
import type { Reach } from '@wayside/scenarios';
import { isChoice, textOfFile } from '@wayside/scenarios';
import { CardForm } from '../card/card-form.ts';
import { expect } from '../fixtures.ts';

/**
 * Plays a walk-through as a presenter would: opens, types, clicks, and checks each step's result.
 *
 * @param next called before each step
 */
export async function replay(
  page: Page,
  steps: readonly Reach[],
  next?: (step: Reach) => Promise<void>,
): Promise<void> {
  for (const step of steps) {
    await next?.(step);
    await takeStep(page, step);
  }
}

/**
 * One step. Accessible names must match exactly; if several elements match, the first one counts, of those in the
 * topmost dialog that has any.
 */
export async function takeStep(page: Page, { open, file, type, card, press, see }: Reach): Promise<void> {
  const address = open?.startsWith('/') && page.url() !== 'about:blank' ? new URL(open, page.url()).href : open;
  // As in the demo bar, a page that is already open is not reloaded, so faults count the same calls as for a person.
  if (address !== undefined && address !== page.url()) await page.goto(address);
  if (file) {
    const buffer = Buffer.from(textOfFile(file));
    const mimeType = file.name.endsWith('.pdf') ? 'application/pdf' : 'text/csv';
    await page.locator('input[type=file]').first().setInputFiles({ name: file.name, mimeType, buffer });
  }
  for (const [label, text] of Object.entries(type ?? {})) {
    // A dialog may have the name of its field; a part of a date is none.
    const named = page.locator('input, textarea, [role=spinbutton]').and(page.getByLabel(label, { exact: true }));
    const field = named.filter({ visible: true }).first();
    await ((await field.getAttribute('role')) === 'spinbutton' ? field.pressSequentially(text) : field.fill(text));
  }
  if (card) await new CardForm(page).enter(card.number, card);
  if (press) {
    const target = await pressable(page, press);
    await (isChoice(press) ? target.press('Space') : target.click());
  }
  if (see !== undefined)
    await expect(async () => expect(await isSeen(page, see), `“${see}” is visible`).toBe(true)).toPass(SOON);
}

/** Often enough to be no slower than the page. */
const SOON = { intervals: [20, 50, 100], timeout: 10_000 };

/** Whether a text is on the page or in a field, as the demo bar looks for it. */
export const isSeen = (page: Page, see: string): Promise<boolean> =>
  page.evaluate((text) => {
    const has = (shown: string): boolean => shown.toLowerCase().includes(text.toLowerCase());
    const parts = document.querySelectorAll<HTMLElement>('body > :not([data-demo], [inert], [aria-hidden="true"])');
    const readable = (part: HTMLElement): string =>
      [...part.querySelectorAll<HTMLElement>('[aria-hidden="true"] select')].reduce(
        (all, list) => all.replace(list.innerText, ''),
        part.innerText,
      );
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    return (
      [...parts].some((part) => has(readable(part))) ||
      [...fields].some((field) => has(field.value) && field.checkVisibility({ visibilityProperty: true }))
    );
  }, see);

async function pressable(page: Page, { role, name }: NonNullable<Reach['press']>): Promise<Locator> {
  const find = (scope: Page | Locator) => scope.getByRole(role, { name, exact: true }).first();
  const dialogs = await page.getByRole('dialog').or(page.getByRole('alertdialog')).all();
  for (const dialog of dialogs.toReversed()) if ((await find(dialog).count()) > 0) return find(dialog);
  return find(page);
}
