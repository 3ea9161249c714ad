import type { OperationId } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import type { PlaceName } from '@wayside/domain';
import type { ScenarioId } from '../catalogue.ts';
import type { FlagName, Reach } from '../define.ts';
import type { Control } from './control.ts';
import type { Look } from './stage.ts';

/**
 * How a call comes about: what somebody does, or that the page makes it on its own, or by hand. What is by hand cannot
 * be played: a scenario that fails or answers such a call needs a `reach` of its own (`unreachableIn`).
 */
export type Way = readonly Reach[] | 'by itself' | 'by hand';

/** An address of a page, as the matrix of roles opens it. */
export interface Visit {
  path: string;
  /** A brand that has it, where the default one does not. */
  brand?: BrandId;
  /** Calls that the page makes on opening, for whoever may open it; those of the shell are in its own file. */
  opens: readonly OperationId[];
  /** What somebody finds there that sends an operation, or leads to where it is sent. */
  offers?: Readonly<Partial<Record<OperationId, Control>>>;
}

/** Everything that scenarios, tests and reports know about a screen of the product. */
export interface Screen {
  title: string;
  /** Where the catalog and the generated failures start. */
  path: string;
  /** Needs no sign-in. */
  isPublic?: true;
  /** Folders below apps/web/src/features whose changes show here. */
  features: readonly string[];
  /**
   * Patterns of packages/domain/src/access/places.ts that lead here. Tabs and views share the pattern of their page.
   */
  pages: Readonly<Partial<Record<PlaceName, readonly Visit[]>>>;
  /** Calls of the shell, which any signed-in page may open with: once in a session, or each time. */
  everywhere?: readonly OperationId[];
  /**
   * Calls that its pages make after opening, beside those of `makes` and `offers`: in what somebody opens there, again
   * after a change, or by a timer.
   */
  later?: readonly OperationId[];
  /** Operations that are met here first. Each operation is in one file. */
  makes: Readonly<Partial<Record<OperationId, Way>>>;
  /** Operations that are only called while a flag is on. */
  flags?: Readonly<Partial<Record<FlagName, readonly OperationId[]>>>;
  /** States to check with axe. */
  looks: readonly Look[];
  /** The scenario that shows it best. */
  picture: ScenarioId;
}

/**
 * A screen that remembers which pages and operations it names, so that the compiler can compare all of them with places
 * and contract.
 */
type Named<Op extends OperationId, Page extends PlaceName> = Omit<Screen, 'pages' | 'makes'> & {
  pages: { readonly [Name in Page]: readonly Visit[] };
  makes: { readonly [Id in Op]: Way };
};

export function screen<Op extends OperationId = never, Page extends PlaceName = never>(
  file: Named<Op, Page>,
): Named<Op, Page> {
  return file;
}
