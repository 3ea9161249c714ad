import { expect } from '@playwright/test';
import type { OperationId, SuccessBody } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Fault, ScenarioId } from '@wayside/scenarios';
import { answersOf, callsOf } from '@wayside/scenarios/calls';
import type { CallOf } from '@wayside/scenarios/calls';
import type { Capsule } from '@wayside/scenarios/capsule';
import type { JournalPart, SessionCreated, SessionRecipe } from '@wayside/scenarios/control';
import { control } from './server.ts';

/** The test's own world on the scenario server, through its control API. */
export class MockSession {
  readonly id: string;
  readonly cookies: SessionCreated['cookies'];

  private constructor({ id, cookies }: SessionCreated) {
    this.id = id;
    this.cookies = cookies;
  }

  static async create(recipe: SessionRecipe & { scenario: ScenarioId; brand: BrandId; role: Role }): Promise<MockSession> {
    return new MockSession(await control.create(recipe));
  }

  journal(): Promise<JournalPart> {
    return control.journal(this.id);
  }

  /** The recipe of the session, and its clock and faults as they stand. */
  async state(): Promise<Capsule['session']> {
    const { id, scenario, brand, role, seed, clock, profile, faults } = await control.session(this.id);
    return { id, scenario, brand, role, seed, clock, profile, faults };
  }

  /** Calls of an operation so far, oldest first. Where what was sent or answered may break the contract, read `journal`, which promises nothing. */
  async calls<Op extends OperationId>(operation: Op): Promise<CallOf<Op>[]> {
    return callsOf((await this.journal()).entries, operation);
  }

  /** What an operation answered where it succeeded, oldest first. */
  async answers<Op extends OperationId>(operation: Op): Promise<SuccessBody<Op>[]> {
    return answersOf((await this.journal()).entries, operation);
  }

  async setFaults(faults: readonly Fault[]): Promise<void> {
    await control.setFaults(this.id, faults);
  }

  /** Lets held answers go, once there is one: what the page shows of a call may be there before the call is. */
  async release(): Promise<void> {
    await expect.poll(async () => (await control.release(this.id)).released, { message: 'held calls let go' }).toBeGreaterThan(0);
  }

  async expireTokens(): Promise<void> {
    await control.expireTokens(this.id);
  }

  /** A token for the user that the scenario is played by, without the form. */
  async signIn(): Promise<{ token: string; fleetId: number | null }> {
    const { user } = await control.signIn(this.id);
    return { token: user.authentication_token, fleetId: user.fleet_id ?? null };
  }

  async delete(): Promise<void> {
    await control.remove(this.id);
  }
}
