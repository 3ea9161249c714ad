import { expect } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Fault } from '@wayside/scenarios';
import type { Capsule } from '@wayside/scenarios/capsule';
import { controlUrl } from './server.ts';

/** A call as the scenario server's journal has it. */
export interface JournalEntry {
  number: number;
  operation: string;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  requestHeaders: Record<string, string>;
  requestBody: unknown;
  status: number;
  answer: unknown;
  source: string;
  why: string[];
  answerViolations: { message: string; path: string[] }[];
}

export interface Journal {
  violations: number;
  touched: Record<string, Record<string, number>>;
  entries: JournalEntry[];
}

/** The test's own world on the scenario server, through its control API. */
export class MockSession {
  readonly id: string;
  readonly cookies: Readonly<Record<string, string>>;

  private constructor({ id, cookies }: { id: string; cookies: Record<string, string> }) {
    this.id = id;
    this.cookies = cookies;
  }

  static async create(recipe: { scenario: string; brand: BrandId; role: Role }): Promise<MockSession> {
    return new MockSession((await control('POST', '/sessions', recipe)) as { id: string; cookies: Record<string, string> });
  }

  async journal(): Promise<Journal> {
    return (await control('GET', `/sessions/${this.id}/journal`)) as Journal;
  }

  /** The recipe of the session, and its clock and faults as they stand. */
  async state(): Promise<Capsule['session']> {
    const { id, scenario, brand, role, seed, clock, profile, faults } = (await control(
      'GET',
      `/sessions/${this.id}`,
    )) as Capsule['session'];
    return { id, scenario, brand, role, seed, clock, profile, faults };
  }

  /** Calls of an operation so far, oldest first. */
  async calls(operation: string): Promise<JournalEntry[]> {
    return (await this.journal()).entries.filter((entry) => entry.operation === operation);
  }

  async setFaults(faults: readonly Fault[]): Promise<void> {
    await control('PUT', `/sessions/${this.id}/faults`, faults);
  }

  /** Lets held answers go, once there is one: what the page shows of a call may be there before the call is. */
  async release(): Promise<void> {
    await expect
      .poll(async () => ((await control('POST', `/sessions/${this.id}/release`, {})) as { released: number }).released, {
        message: 'held calls let go',
      })
      .toBeGreaterThan(0);
  }

  async expireTokens(): Promise<void> {
    await control('POST', `/sessions/${this.id}/expire-tokens`, {});
  }

  /** A token for the user that the scenario is played by, without the form. */
  async signIn(): Promise<{ token: string; fleetId: number | null }> {
    const { user } = (await control('POST', `/sessions/${this.id}/sign-in`, {})) as {
      user: { authentication_token: string; fleet_id: number | null };
    };
    return { token: user.authentication_token, fleetId: user.fleet_id };
  }

  async delete(): Promise<void> {
    await control('DELETE', `/sessions/${this.id}`);
  }
}

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(controlUrl(path), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  return text === '' ? undefined : JSON.parse(text);
}
