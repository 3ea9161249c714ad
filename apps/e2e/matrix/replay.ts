import type { Page } from '@playwright/test';
import type { Step } from '@wayside/scenarios';
import { expect } from '../fixtures.ts';

/** Roles that are chosen and not pressed. */
const CHOICES: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

/** Does what the teller of a walk-through does: opens, types, presses, and looks for what the step ends with. */
export async function replay(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await takeStep(page, step);
}

/** One step. Names are whole, as a person reads them; of several things of one name the first one counts. */
export async function takeStep(page: Page, { open, type, press, see }: Step): Promise<void> {
  const address = open?.startsWith('/') && page.url() !== 'about:blank' ? new URL(open, page.url()).href : open;
  // As in the demo bar: who is there already does not load the page again, and the calls that faults count are those of a person.
  if (address !== undefined && address !== page.url()) await page.goto(address);
  for (const [label, text] of Object.entries(type ?? {})) {
    await page.getByLabel(label, { exact: true }).filter({ visible: true }).first().fill(text);
  }
  if (press) {
    const target = page.getByRole(press.role, { name: press.name, exact: true }).first();
    // Boxes hide below their drawing, where a pointer does not reach them.
    await (CHOICES.has(press.role) ? target.press('Space') : target.click());
  }
  if (see !== undefined) await expect(page.getByText(see).filter({ visible: true }).first(), `“${see}” is visible`).toBeVisible();
}
