import type { Locator, Page } from '@playwright/test';
import type { Reach } from '@wayside/scenarios';
import { isChoice, textOfFile } from '@wayside/scenarios';
import { CardForm } from '../card/card-form.ts';
import { expect } from '../fixtures.ts';
import { FIELDS, attempt, blameOf } from './blame.ts';

/** How long a step waits for what it names. A `see` may wait for the server too, and so takes twice as long. */
export const STEP_MS = process.env['CI'] ? 10_000 : 5000;

/**
 * Plays a walk-through as a presenter would: opens, types, clicks, and checks each step's result. Fails with a sentence
 * that names the step.
 *
 * @param next called before each step
 */
export async function replay(
  page: Page,
  steps: readonly Reach[],
  { limit = STEP_MS, next }: { limit?: number; next?: (step: Reach) => Promise<void> } = {},
): Promise<void> {
  page.setDefaultTimeout(limit);
  for (const [index, step] of steps.entries()) {
    await next?.(step);
    await attempt(
      () => takeStep(page, step, limit),
      (problem) => `step ${index + 1} of ${steps.length}: ${(problem as Error).message}`,
    );
  }
}

/**
 * One step. Accessible names must match exactly; if several elements match, the first one counts, of those in the
 * topmost dialog that has any.
 */
async function takeStep(page: Page, { open, file, type, card, press, see }: Reach, limit: number): Promise<void> {
  const address = open?.startsWith('/') && page.url() !== 'about:blank' ? new URL(open, page.url()).href : open;
  // As in the demo bar, a page that is already open is not reloaded, so faults count the same calls as for a person.
  if (address !== undefined && address !== page.url()) await page.goto(address);
  if (file) await chooseFile(page, file);
  for (const [label, text] of Object.entries(type ?? {})) await typeInto(page, label, text);
  // Whoever has typed looks elsewhere, which is when a cell of a table is read. Suggestions would close.
  if (type && !press) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (card)
    await attempt(
      () => new CardForm(page).enter(card.number, card),
      (problem) => `the card form took no card: ${(problem as Error).message}`,
    );
  if (press) await pressOn(page, press);
  if (see !== undefined)
    await attempt(
      () => expect(async () => expect(await isSeen(page, see)).toBe(true)).toPass({ ...OFTEN, timeout: limit * 2 }),
      () => `no text “${see}” on the page`,
    );
}

function chooseFile(page: Page, file: NonNullable<Reach['file']>): Promise<void> {
  const buffer = Buffer.from(textOfFile(file));
  const mimeType = file.name.endsWith('.pdf') ? 'application/pdf' : 'text/csv';
  const field = page.locator('input[type=file]').first();
  return attempt(
    () => field.setInputFiles({ name: file.name, mimeType, buffer }),
    () => `no field to choose ${file.name} in`,
  );
}

function typeInto(page: Page, label: string, text: string): Promise<void> {
  // A dialog may have the name of its field; a part of a date is none, and has a name of two parts.
  const named = page.locator('input, textarea').and(page.getByLabel(label, { exact: true }));
  const part = page.getByRole('spinbutton', { name: label.replace(/optional$/, ' optional'), exact: true });
  const field = named.or(part).filter({ visible: true }).first();
  return attempt(
    async () =>
      (await field.getAttribute('role')) === 'spinbutton' ? field.pressSequentially(text) : field.fill(text),
    (problem) => blameOf(page, field, { name: label, kind: 'field', roles: FIELDS }, problem),
  );
}

async function pressOn(page: Page, press: NonNullable<Reach['press']>): Promise<void> {
  const target = await pressable(page, press);
  await attempt(
    () => (isChoice(press) ? target.press('Space') : target.click()),
    (problem) => blameOf(page, target, { name: press.name, kind: press.role }, problem),
  );
}

/** Often enough to be no slower than the page. */
const OFTEN = { intervals: [20, 50, 100] };

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
  // What a dialog covers is inert: its button of the same name may only come.
  const reachable = page.locator(':not([inert] *)');
  const find = (scope: Page | Locator) => scope.getByRole(role, { name, exact: true }).and(reachable).first();
  const dialogs = await page.getByRole('dialog').or(page.getByRole('alertdialog')).all();
  for (const dialog of dialogs.toReversed()) if ((await find(dialog).count()) > 0) return find(dialog);
  return find(page);
}
