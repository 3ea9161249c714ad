import type { Page } from '@playwright/test';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { place } from '@wayside/domain';
import { scenarios } from '@wayside/scenarios';
import type { Fact, KnownScenario, Scenario, Step } from '@wayside/scenarios';
import { changesOf } from '@wayside/scenarios/capsule';
import { SESSION_HEADER } from '@wayside/scenarios/control';
import { expect, test } from './fixtures.ts';
import { isSeen } from './matrix/replay.ts';
import type { MockSession } from './mock-session.ts';
import type { Edge } from './server.ts';

/** A step may wait for the card provider's frames. */
const STEP_MS = 15_000;
const SIGNED_OUT = 'no one is signed in';

const demoBar = (page: Page) => page.getByRole('complementary', { name: 'Demo', exact: true });

type Story = KnownScenario & Required<Pick<Scenario, 'roles' | 'steps' | 'intro' | 'outcome'>>;

export const stories: readonly Story[] = [...scenarios.values()].filter(
  (one): one is typeof one & Story => one.intro !== undefined,
);

interface Played {
  page: Page;
  mock: MockSession;
  edge: Edge;
}

export const timeOf = ({ steps }: Story): number => 30_000 + steps.length * STEP_MS;

/**
 * Plays a walk-through by pressing the demo bar's button as a presenter does. The button says what it will do. After
 * each step, the bar says what has happened, whoever is signed in is the person of the story, and page and server have
 * what the step promises and had not before.
 */
export async function playThrough(story: Story, played: Played): Promise<void> {
  const { brands = ['default'] as const, steps, intro, outcome } = story;
  const { page, mock, edge } = played;
  const bar = demoBar(page);
  const troubles: string[] = [];
  page.on('pageerror', (problem) => troubles.push(String(problem)));
  await page.goto(`${edge.originOf(brands[0]!)}/?session=${mock.id}&step=1`);
  const server = new Changes(mock);
  await expect(bar).toContainText(intro.say);
  // Pointing things out takes time, and has a test of its own.
  await bar.getByRole('radio', { name: /^At once/ }).press('Space');
  await expect.poll(() => isSeen(page, intro.see), { message: `“${intro.see}” is there before` }).toBe(true);
  await expectPerson(page, story);
  for (const [index, step] of steps.entries())
    await test.step(`${index + 1}. ${step.act}`, async () => {
      expect(await isSeen(page, step.see), `“${step.see}” was there before the step`).toBe(false);
      await server.before();
      await bar.getByRole('button', { name: step.act, exact: true }).click();
      await expect(bar).toContainText(step.say, { timeout: STEP_MS });
      expect(await isSeen(page, step.see), `“${step.see}” is there after the step`).toBe(true);
      await expectPerson(page, story);
      await server.expect(step);
    });
  await expect(bar).toContainText(outcome.says);
  await expect.poll(() => isSeen(page, outcome.see), { message: `“${outcome.see}” is there in the end` }).toBe(true);
  if (outcome.server !== 'as before') await expectFacts(outcome.server, played);
  expect(troubles).toEqual([]);
}

/** Nobody else than the person of the story is signed in, and nobody only before the sign-in and after the sign-out. */
async function expectPerson(page: Page, { roles, signedIn }: Scenario): Promise<void> {
  const mayBeOut = !signedIn || page.url().endsWith(place.signOut);
  await expect(demoBar(page)).toContainText(new RegExp(`, ${roles![0]}${mayBeOut ? `|${SIGNED_OUT}` : ''}`));
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

async function expectFacts(facts: readonly Fact[], { mock, edge }: Played): Promise<void> {
  const { token } = await mock.signIn();
  const headers = { authorization: token, [SESSION_HEADER]: mock.id, 'content-type': 'application/json' };
  for (const fact of facts)
    await expectFact(fact, (path, init) => edge.send(edge.apiOf(mock.id) + path, { ...init, headers }));
}

async function expectFact(
  { call, path = {}, query = {}, body, has }: Fact,
  ask: (path: string, init: RequestInit) => Promise<Response>,
): Promise<void> {
  const { method, base, path: pattern } = operationTable[call];
  const address = Object.entries<unknown>(path).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
    base + pattern,
  );
  const search = new URLSearchParams(Object.entries<unknown>(query).map(([name, value]) => [name, String(value)]));
  const response = await ask(`${address}?${search.toString()}`, { method, body: body ? JSON.stringify(body) : null });
  expect(await response.json(), `what the server has: ${call}`).toEqual(among(has));
}

/** Lists may have more elements, and objects more fields. */
function among(part: unknown): unknown {
  if (Array.isArray(part)) return expect.arrayContaining(part.map(among));
  if (typeof part !== 'object' || part === null) return part;
  return expect.objectContaining(Object.fromEntries(Object.entries(part).map(([name, value]) => [name, among(value)])));
}
