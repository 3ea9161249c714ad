import type { Locator, Page } from '@playwright/test';
import type { Brand } from '@wayside/brands';
import type { Language, Role } from '@wayside/domain';
import type { ScenarioId } from '@wayside/scenarios';
import type { MockSession } from '../mock-session.ts';
import type { textsOf } from '../texts.ts';

/** CSS pixels: a computer and a phone. */
export const WIDTHS = [1280, 390] as const;
export type Width = (typeof WIDTHS)[number];

/** A screen on its way: whose it is, in what language, and how it is looked at. */
export interface Stage {
  page: Page;
  mock: MockSession;
  brand: Brand;
  language: Language;
  t: Awaited<ReturnType<typeof textsOf>>['t'];
  role: Role;
  /** Has axe look at what stands there now, at every width in both themes. Ends at the first width. */
  look: (what: string, only?: Only) => Promise<void>;
}

/** Where a state lives that is not the whole page's at every width. */
export interface Only {
  widths?: readonly Width[];
  /** Selector of the parts that are looked at. */
  within?: string;
}

/**
 * Typing with suggestions open: react-aria takes everything else from the screen reader's view, and the Tab that would lead there closes the list
 * first. Axe sees a page at rest, and would take what is hidden for a trap.
 */
export const SUGGESTING: Only = { within: '[role=combobox], [role=listbox]' };

/** One screen of the product and the states that belong under axe. */
export interface Screen {
  /** Requirement IDs and what it is: the title of its tests. */
  title: string;
  scenario: ScenarioId;
  /** Owner when left out. */
  role?: Role;
  /** Where it exists, of the brands of the scenario; in all of them when left out. */
  existsIn?: (brand: Brand) => boolean;
  /** The user cannot be loaded, nor can the language they chose: what the browser keeps holds. */
  userIsUnknown?: true;
  /** Address; where the scenario starts when left out. */
  path?: string;
  /** What is there once the screen has its data. */
  ready: (stage: Stage) => Locator;
  /** Brings up one state after the other and looks at each; when left out, only at what is ready. */
  walk?: (stage: Stage) => Promise<void>;
}
