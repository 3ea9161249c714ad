import { expect } from '@playwright/test';
import type { OperationId, SuccessBody } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Fault, Override, ScenarioId } from '@wayside/scenarios';
import { answersOf, callsOf } from '@wayside/scenarios/calls';
import type { CallOf } from '@wayside/scenarios/calls';
import type { Capsule } from '@wayside/scenarios/capsule';
import type { JournalPart, SessionCreated, SessionRecipe } from '@wayside/scenarios/control';
import { server } from './server.ts';
import type { Edge } from './server.ts';

/** The test's session on the scenario server or in a folder, through the control API. */
export class MockSession {
  readonly id: string;
  readonly cookies: SessionCreated['cookies'];
  readonly #control: Edge['control'];

  private constructor({ id, cookies }: SessionCreated, control: Edge['control']) {
    this.#control = control;
    this.id = id;
    this.cookies = cookies;
  }

  static async create(
    recipe: SessionRecipe & { scenario: ScenarioId; brand: BrandId; role: Role },
    { control }: Pick<Edge, 'control'> = server,
  ): Promise<MockSession> {
    return new MockSession(await control.create(recipe), control);
  }

  /** The calls after the one with a number. */
  journal(after = 0): Promise<JournalPart> {
    return this.#control.journal(this.id, after);
  }

  /** The session's recipe, with its current clock, faults and chosen answers. */
  async state(): Promise<Capsule['session']> {
    const { id, scenario, brand, role, seed, clock, profile, faults, answers } = await this.#control.session(this.id);
    return { id, scenario, brand, role, seed, clock, profile, faults, answers };
  }

  /**
   * Calls of an operation so far, oldest first. The types assume that they follow the contract; otherwise use
   * `journal`, which is untyped.
   */
  async calls<Op extends OperationId>(operation: Op): Promise<CallOf<Op>[]> {
    return callsOf((await this.journal()).entries, operation);
  }

  /** Successful responses of an operation, oldest first. */
  async answers<Op extends OperationId>(operation: Op): Promise<SuccessBody<Op>[]> {
    return answersOf((await this.journal()).entries, operation);
  }

  async setFaults(faults: readonly Fault[]): Promise<void> {
    await this.#control.setFaults(this.id, faults);
  }

  /** Makes an operation return a declared response from now on, or for the calls that the answer names. */
  async setAnswer<Op extends OperationId>(operation: Op, answer: Override<Op>): Promise<void> {
    await this.#control.setAnswer(this.id, operation, answer);
  }

  /** Releases held calls, waiting until there is one: the page may show a call before the server has received it. */
  async release(): Promise<void> {
    await expect
      .poll(async () => (await this.#control.release(this.id)).released, { message: 'held calls let go' })
      .toBeGreaterThan(0);
  }

  async expireTokens(): Promise<void> {
    await this.#control.expireTokens(this.id);
  }

  /** A token for the scenario's user, without using the form. */
  async signIn(): Promise<{ token: string; id: number; fleetId: number | null }> {
    const { user } = await this.#control.signIn(this.id);
    return { token: user.authentication_token, id: user.id, fleetId: user.fleet_id ?? null };
  }

  async delete(): Promise<void> {
    await this.#control.remove(this.id);
  }
}
