import type { Locator, Page } from '@playwright/test';
import type { Reach } from '@wayside/scenarios';
import { textOfFile } from '@wayside/scenarios';
import { CardForm } from '../card-form.ts';
import { expect } from '../fixtures.ts';

/** Roles that are selected rather than clicked. */
const CHOICES: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

/** Plays a walk-through as a presenter would: opens, types, clicks, and checks each step's result. */
export async function replay(page: Page, steps: readonly Reach[]): Promise<void> {
  for (const step of steps) await takeStep(page, step);
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
    // A dialog may have the name of its field.
    const field = page.locator('input, textarea').and(page.getByLabel(label, { exact: true }));
    await field.filter({ visible: true }).first().fill(text);
  }
  if (card) await new CardForm(page).enter(card.number, card);
  if (press) {
    const target = await pressable(page, press);
    // Checkboxes are hidden below their drawing, where the pointer can't reach them.
    await (CHOICES.has(press.role) ? target.press('Space') : target.click());
  }
  if (see !== undefined)
    await expect(page.getByText(see).filter({ visible: true }).first(), `“${see}” is visible`).toBeVisible();
}

async function pressable(page: Page, { role, name }: NonNullable<Reach['press']>): Promise<Locator> {
  const find = (scope: Page | Locator) => scope.getByRole(role, { name, exact: true }).first();
  const dialogs = await page.getByRole('dialog').or(page.getByRole('alertdialog')).all();
  for (const dialog of dialogs.toReversed()) if ((await find(dialog).count()) > 0) return find(dialog);
  return find(page);
}
