import type { Violation } from '@wayside/scenarios/control';
import type { Operation } from './contract.ts';
import type { Match } from './router.ts';

/** A request as the engine sees it: path without the base path, lowercase header names, parsed JSON or texts of a form. */
export interface EngineRequest {
  operation: Operation;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body?: unknown;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** A JSON value, or a string for other media types. */
  body?: unknown;
  /** The body as JSON, if it has been written already. */
  text?: string;
}

/** A response that is left to the engine: the contract's example, or data made up from the schema when `dynamic`. */
export interface Fallback {
  dynamic: boolean;
  seed: string;
}

/** Decides the response, given the request's violations. */
export type Decide = (violations: Violation[]) => Answer | { fallback: Fallback };

/**
 * What checks requests and responses against a contract, and gives those that nothing else decides. Where it runs
 * decides which one is taken: Prism's (`prism/`) is the reference and needs Node; the compiled one (`compiled/`) runs
 * wherever there are web standards, and says the same of our contract.
 */
export interface Engine {
  operations: readonly Operation[];
  match: (method: string, path: string) => Match;
  answer: (request: EngineRequest, decide: Decide) => { answer: Answer; answerViolations: Violation[] };
  /** Compiles the validators of all operations up front, so the first call of each is not slow. */
  warmUp: () => Promise<void>;
}
