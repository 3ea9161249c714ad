import type { Locator, Page, expect } from '@playwright/test';
import type { OperationId, SuccessBody } from '@wayside/api-client';
import type { Brand } from '@wayside/brands';
import type { Language, Role } from '@wayside/domain';
import type { I18n, Namespace, ParseKeys } from '@wayside/i18n';
import type { ScenarioId } from '../catalogue.ts';

/** A key of the product's texts: one that does not exist does not compile. */
export type TextKey = Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>;

/** CSS pixels: desktop and phone. */
export const WIDTHS = [1280, 390] as const;
export type Width = (typeof WIDTHS)[number];

/** For a state that does not affect the whole page at every width. */
export interface Only {
  widths?: readonly Width[];
  /** CSS selector of what to check. */
  within?: string;
}

/**
 * Typing with suggestions open: react-aria hides everything else from screen readers, and pressing Tab closes the list
 * before it gets there. Axe only sees a static page and would report the hidden elements as a focus trap.
 */
export const SUGGESTING: Only = { within: '[role=combobox], [role=listbox]' };

/** The card provider's own form, whose fields are frames. */
interface CardFields {
  ready: () => Promise<void>;
  /** Types a card that looks right to the form. */
  enter: (number: string) => Promise<void>;
  field: (name: 'number') => Locator;
}

/**
 * A screen being checked: who is signed in, in which language, what journeys know how to do, and how to run axe.
 * Nothing of it is imported at run time.
 */
export interface Stage {
  page: Page;
  expect: typeof expect;
  mock: { answers: <Op extends OperationId>(operation: Op) => Promise<SuccessBody<Op>[]> };
  brand: Brand;
  language: Language;
  t: I18n['t'];
  role: Role;
  card: CardFields;
  /** A short list: a grid, and in a narrow window a plain table of cards. */
  tableOf: (name: string) => Locator;
  /** Signs in through the form. */
  signIn: () => Promise<void>;
  /** Scrolls to a panel until its chart is drawn. */
  seeChart: (panel: Locator) => Promise<void>;
  /** Chooses a file of vehicles: this text, or so many new ones, of which every `badEvery`th has a mistake. */
  chooseFile: (content: string | { vehicles: number; badEvery?: number }) => Promise<void>;
  /** Runs axe on the current state at every width, in the themes of the visit. Ends at the first width. */
  look: (what: string, only?: Only) => Promise<void>;
}

/** A state of a screen to check with axe, or a walk through several. */
export interface Look {
  /** Requirement IDs and a description: the title of its tests. */
  title: string;
  scenario: ScenarioId;
  /** Defaults to Owner. */
  role?: Role;
  /** Which of the scenario's brands have it; all if omitted. */
  existsIn?: (brand: Brand) => boolean;
  /**
   * What decides which elements the screen has in a brand, if not all brands have the same: one of each kind is
   * checked.
   */
  kindOf?: (brand: Brand) => unknown;
  /** The part that all screens show for this: without `WAYSIDE_AXE=full`, one look of each is checked. */
  like?: 'failure' | 'nothing';
  /** Neither the user nor their language can be loaded, so what the browser has stored is used. */
  userIsUnknown?: true;
  /** Defaults to the scenario's start URL. */
  path?: string;
  /** Visible once the screen has its data. */
  ready: (stage: Stage) => Locator;
  /** Brings up and checks one state after another; if omitted, only the loaded screen is checked. */
  walk?: (stage: Stage) => Promise<void>;
}

/** The errors of a form after a failed submit: of all groups, only this one takes the focus. */
export const errorSummary = (page: Page): Locator => page.getByRole('group').and(page.locator('[tabindex="-1"]'));

/** Clears and submits the form, then checks its errors. */
async function lookAtErrors({ page, expect, look }: Stage): Promise<void> {
  const inputs = page.locator('main form input:not([type=checkbox], [type=radio]):visible');
  for (const input of await inputs.all()) await input.fill('');
  await page.locator('main form button[type=submit]').click();
  await expect(errorSummary(page)).toBeFocused();
  await look('with errors');
}

export async function openAndErrors(stage: Stage): Promise<void> {
  await stage.look('as it opens');
  await lookAtErrors(stage);
}

export const level1 = ({ page }: Stage): Locator => page.getByRole('heading', { level: 1 });
export const alert = ({ page }: Stage): Locator => page.getByRole('alert');

/** On phones a form is a page of its own. */
export async function asPage({ page, expect }: Stage, title: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
