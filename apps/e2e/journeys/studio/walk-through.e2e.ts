import type { Page } from '@playwright/test';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { place } from '@wayside/domain';
import { scenarios } from '@wayside/scenarios';
import type { Fact, Scenario, Step } from '@wayside/scenarios';
import { changesOf } from '@wayside/scenarios/capsule';
import { PACE_COOKIE, SESSION_HEADER } from '@wayside/scenarios/control';
import { expect, test } from '../../fixtures.ts';
import { isSeen } from '../../matrix/replay.ts';
import type { MockSession } from '../../mock-session.ts';
import { apiUrl } from '../../server.ts';

/** A step may wait for the card provider's frames. */
const STEP_MS = 15_000;
const SIGNED_OUT = 'no one is signed in';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo', exact: true });

/**
 * Plays every walk-through at the first of its brands by pressing the demo bar's button as a presenter does. The button
 * says what it will do. After each step, the bar says what has happened, whoever is signed in is the person of the
 * story, and page and server have what the step promises and had not before.
 */
for (const scenario of scenarios.values()) {
  const { id, title, brands = ['default'] as const, roles = ['Owner'] as const, steps, intro, outcome } = scenario;
  if (!steps || !intro || !outcome) continue;
  const [role] = roles;

  test.describe(`${id} at ${brands[0]}`, () => {
    test.use({ scenario: id, brand: brands[0], role });
    test.describe.configure({ timeout: 30_000 + steps.length * STEP_MS });

    test(`[STU-01, STU-03] ${title}: ${steps.length} steps as ${role}`, async ({ page, mock }) => {
      const troubles: string[] = [];
      page.on('pageerror', (problem) => troubles.push(String(problem)));
      // Pointing things out takes time, and has a test of its own.
      await page.addInitScript((cookie) => (document.cookie = cookie), `${PACE_COOKIE}=at-once; Path=/`);
      await page.goto(`/?session=${mock.id}&step=1`);
      const server = new Changes(mock);
      await expect(bar(page)).toContainText(intro.say);
      await expect.poll(() => isSeen(page, intro.see), { message: `“${intro.see}” is there before` }).toBe(true);
      await expectPerson(page, scenario);
      for (const [index, step] of steps.entries())
        await test.step(`${index + 1}. ${step.act}`, async () => {
          expect(await isSeen(page, step.see), `“${step.see}” was there before the step`).toBe(false);
          await server.before();
          await bar(page).getByRole('button', { name: step.act, exact: true }).click();
          await expect(bar(page)).toContainText(step.say, { timeout: STEP_MS });
          expect(await isSeen(page, step.see), `“${step.see}” is there after the step`).toBe(true);
          await expectPerson(page, scenario);
          await server.expect(step);
        });
      await expect(bar(page)).toContainText(outcome.says);
      await expect
        .poll(() => isSeen(page, outcome.see), { message: `“${outcome.see}” is there in the end` })
        .toBe(true);
      if (outcome.server !== 'as before') await expectFacts(outcome.server, mock);
      expect(troubles).toEqual([]);
    });
  });
}

/** Nobody else than the person of the story is signed in, and nobody only before the sign-in and after the sign-out. */
async function expectPerson(page: Page, { roles, signedIn }: Scenario): Promise<void> {
  const mayBeOut = !signedIn || page.url().endsWith(place.signOut);
  await expect(bar(page)).toContainText(new RegExp(`, ${roles![0]}${mayBeOut ? `|${SIGNED_OUT}` : ''}`));
}

/** Successful calls that change something, step by step. */
class Changes {
  #last = 0;
  readonly #mock: MockSession;

  constructor(mock: MockSession) {
    this.#mock = mock;
  }

  async before(): Promise<void> {
    this.#last = (await this.#mock.journal(this.#last)).entries.at(-1)?.number ?? this.#last;
  }

  async expect({ changes = [] }: Step): Promise<void> {
    const made = async (): Promise<OperationId[]> => {
      const { entries } = await this.#mock.journal(this.#last);
      const done = changesOf(entries.filter(({ status }) => status < 400)).map(({ operation }) => operation);
      return [...new Set(done)];
    };
    await expect.poll(made, { message: 'what the step changes on the server', intervals: [20, 100] }).toEqual(changes);
  }
}

async function expectFacts(facts: readonly Fact[], mock: MockSession): Promise<void> {
  const { token } = await mock.signIn();
  for (const fact of facts) await expectFact(fact, mock, token);
}

async function expectFact({ call, path = {}, query = {}, body, has }: Fact, mock: MockSession, token: string) {
  const { method, base, path: pattern } = operationTable[call];
  const address = Object.entries<unknown>(path).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
    base + pattern,
  );
  const search = new URLSearchParams(Object.entries<unknown>(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(apiUrl(`${address}?${search.toString()}`), {
    method,
    headers: { authorization: token, [SESSION_HEADER]: mock.id, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  expect(await response.json(), `what the server has: ${call}`).toEqual(among(has));
}

/** Lists may have more elements, and objects more fields. */
function among(part: unknown): unknown {
  if (Array.isArray(part)) return expect.arrayContaining(part.map(among));
  if (typeof part !== 'object' || part === null) return part;
  return expect.objectContaining(Object.fromEntries(Object.entries(part).map(([name, value]) => [name, among(value)])));
}
