import type { Locator, Page } from '@playwright/test';
import type { Brand } from '@wayside/brands';
import type { Language, Role } from '@wayside/domain';
import type { ScenarioId } from '@wayside/scenarios';
import type { MockSession } from '../mock-session.ts';
import type { textsOf } from '../texts.ts';

/** CSS pixels: desktop and phone. */
export const WIDTHS = [1280, 390] as const;
export type Width = (typeof WIDTHS)[number];

/** A screen being checked: who is signed in, in which language, and how to run axe. */
export interface Stage {
  page: Page;
  mock: MockSession;
  brand: Brand;
  language: Language;
  t: Awaited<ReturnType<typeof textsOf>>['t'];
  role: Role;
  /** Runs axe on the current state at every width, in the themes of the visit. Ends at the first width. */
  look: (what: string, only?: Only) => Promise<void>;
}

/** For a state that does not affect the whole page at every width. */
export interface Only {
  widths?: readonly Width[];
  /** CSS selector of what to check. */
  within?: string;
}

/**
 * Typing with suggestions open: react-aria hides everything else from screen readers, and pressing Tab closes the list before it gets there.
 * Axe only sees a static page and would report the hidden elements as a focus trap.
 */
export const SUGGESTING: Only = { within: '[role=combobox], [role=listbox]' };

/** A screen of the product, and its states to check with axe. */
export interface Screen {
  /** Requirement IDs and a description: the title of its tests. */
  title: string;
  scenario: ScenarioId;
  /** Defaults to Owner. */
  role?: Role;
  /** Which of the scenario's brands have it; all if omitted. */
  existsIn?: (brand: Brand) => boolean;
  /** What decides which elements the screen has in a brand, if not all brands have the same: one of each kind is checked. */
  kindOf?: (brand: Brand) => unknown;
  /** Neither the user nor their language can be loaded, so what the browser has stored is used. */
  userIsUnknown?: true;
  /** Defaults to the scenario's start URL. */
  path?: string;
  /** Visible once the screen has its data. */
  ready: (stage: Stage) => Locator;
  /** Brings up and checks one state after another; if omitted, only the loaded screen is checked. */
  walk?: (stage: Stage) => Promise<void>;
}
