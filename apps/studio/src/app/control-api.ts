import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Fault, FaultKind, FlagName, Profile, Scenario } from '@wayside/scenarios';

/** Everything that can be played, and with what. Brands and roles in their order. */
export interface Catalogue {
  scenarios: Scenario[];
  brands: BrandId[];
  roles: Role[];
  profiles: Profile[];
  flags: FlagName[];
  faults: FaultKind[];
  operations: string[];
  /** Operation → the part of the contract that it stands in. */
  tags: Record<string, string>;
}

/** A living session. `calls` counts those still kept, `violations` the answers that broke the contract; `clock` is UTC. */
export interface SessionSummary {
  id: string;
  scenario: string;
  brand: BrandId;
  role: Role;
  seed: string;
  clock: string;
  profile: Profile;
  /** Where the walk-through stands, from 1; 0 without one. */
  step: number;
  faults: Fault[];
  calls: number;
  violations: number;
}

export interface Violation {
  message: string;
  path: string[];
  code?: string | number;
}

export type Source = 'fault' | 'guard' | 'scenario' | 'handler' | 'contract';

export interface JournalEntry {
  number: number;
  operation: string;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  requestHeaders: Record<string, string>;
  requestBody?: unknown;
  status: number;
  answer?: unknown;
  source: Source;
  /** One reason a line, the deciding one last. */
  why: string[];
  requestViolations: Violation[];
  answerViolations: Violation[];
  milliseconds: number;
}

/** `touched`: operation → status → calls since the start. */
export interface JournalPart {
  violations: number;
  touched: Record<string, Record<string, number>>;
  entries: JournalEntry[];
}

/** A row of the error catalogues; one whose screen is still to come does not stand. */
export interface ErrorEntry {
  id: string;
  text: string;
  screen: string;
  stands: boolean;
  scenarios: { id: string; title: string }[];
  tests: { title: string; file: string }[];
}

/** The server's refusal in its own words. */
export class ControlError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/control${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new ControlError(response.status, messageIn(text) ?? `The scenario server answered ${response.status}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

function messageIn(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

/** What went wrong, for a person. */
export function textOf(problem: unknown): string {
  return problem instanceof ControlError ? problem.message : 'The scenario server does not answer. Is it still running?';
}

const one = (id: string): string => `/sessions/${encodeURIComponent(id)}`;

export const control = {
  catalogue: () => ask<Catalogue>('GET', '/catalogue'),
  errors: () => ask<ErrorEntry[]>('GET', '/errors'),
  sessions: () => ask<SessionSummary[]>('GET', '/sessions'),
  session: (id: string) => ask<SessionSummary>('GET', one(id)),
  remove: (id: string) => ask<void>('DELETE', one(id)),
  reset: (id: string) => ask<SessionSummary>('POST', `${one(id)}/reset`),
  journal: (id: string, after: number) => ask<JournalPart>('GET', `${one(id)}/journal?after=${after}`),
  setFaults: (id: string, faults: readonly Fault[]) => ask<Fault[]>('PUT', `${one(id)}/faults`, faults),
  release: (id: string) => ask<{ released: number }>('POST', `${one(id)}/release`, {}),
  setClock: (id: string, clock: string) => ask<SessionSummary>('PUT', `${one(id)}/clock`, { clock }),
  setStep: (id: string, step: number) => ask<SessionSummary>('PUT', `${one(id)}/step`, { step }),
  expireTokens: (id: string) => ask<void>('POST', `${one(id)}/expire-tokens`),
};
