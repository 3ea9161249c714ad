import type { OperationId, PathParams, QueryParams, RequestBody, SuccessBody } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Reach, Scenario } from './define.ts';

/** What a presenter says once something is on the screen. */
export interface Told {
  say: string;
  /** For the presenter only: what to point out, which questions to expect. */
  note?: string;
  see: string;
}

/**
 * One step of a walk-through. Names are complete accessible names in the language of the story's brand, so a story
 * lists its brands.
 */
export interface Step extends Told, Omit<Reach, 'see'> {
  /** The action, as the label of the button that plays it: “Enter the code”. */
  act: string;
  /** What has happened, with what it led to. */
  say: string;
  /** Text on the page at the end of the step, and not before it: no step is without effect. */
  see: string;
  /** What it changes on the server: these calls succeed, and no others. None by default. */
  changes?: readonly OperationId[];
}

type Part<T> = T extends readonly (infer One)[]
  ? readonly Part<One>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : T;

/** A call that the person of the story can make in the end, and what its response has among other things. */
export type Fact = {
  [Op in OperationId]: {
    readonly call: Op;
    readonly path?: Part<PathParams<Op>>;
    readonly query?: Part<QueryParams<Op>>;
    readonly body?: Part<RequestBody<Op>>;
    readonly has: Part<SuccessBody<Op>>;
  };
}[OperationId];

/** An order as the decision left it, with what else is true of it. */
export function orderApproved(id: number, has: Extract<Fact, { call: 'previewOrder' }>['has'] = {}): Fact {
  return {
    call: 'previewOrder',
    path: { id },
    body: { price_as_approvals_logic: true },
    has: { status: 'approved', ...has },
  };
}

/** Whoever has this email and password can sign in. */
export function canSignIn(email: string, password: string, subdomain = 'localhost'): Fact {
  return { call: 'createSession', body: { email, password, subdomain }, has: { email } };
}

/** What has come of a walk-through. */
export interface Outcome {
  /** In a sentence, for the presenter. */
  says: string;
  /** Text on the screen. */
  see: string;
  /** What the server has; 'as before' where the story only looks at things. */
  server: 'as before' | readonly [Fact, ...Fact[]];
}

/** A walk-through as it is written: told about one person, from an introduction to an outcome. */
export type Story = Omit<Scenario, 'id' | 'roles' | 'reach' | 'steps'> & {
  brands: readonly [BrandId, ...BrandId[]];
  /** Who plays it, from the first step to the last. */
  role: Role;
  start: string;
  /** What is on the screen before the first step. */
  intro: Told;
  steps: readonly [Step, ...Step[]];
  outcome: Outcome;
};

/** A scenario with a walk-through. */
export function defineStory<const Id extends string>({
  role,
  ...story
}: Story & { id: Id }): Scenario & Required<Pick<Scenario, 'intro' | 'steps' | 'outcome'>> & { id: Id } {
  return { ...story, roles: [role] };
}
