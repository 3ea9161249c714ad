import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import type { Role } from '@wayside/domain';
import { ROLE_NAMES } from '@wayside/scenarios';
import { expect, test } from '../fixtures.ts';
import { MockSession } from '../mock-session.ts';
import { ask, isLetIn } from './calls.ts';
import { CONTROLS, SCREENS } from './controls.ts';

/** What one role may do with one operation, by each of those who have a say. */
export interface Verdict {
  role: Role;
  operation: OperationId;
  /** By `x-roles` of the contract. */
  contract: boolean;
  /** Whether the server let the role in. */
  server: boolean;
  /** It did, and then refused this one: an account of somebody else, a payment method that is not the user's own. */
  isRefusedByRule: boolean;
  /** Controls of the screens that send the operation, and whether the role finds them. */
  controls: { name: string; path: string; isOffered: boolean; isExpected: boolean }[];
  /** Screens that ask the operation by themselves. */
  askedBy: string[];
}

const OPERATIONS = Object.keys(operationTable) as OperationId[];

for (const role of ROLE_NAMES) {
  test.describe(role, () => {
    test.use({ scenario: 'base/signed-in', role });

    test('[ROL-02] contract, server and screens agree on who may do what', async ({ page, mock }, testInfo) => {
      test.slow();
      const answers = await answersTo(role);
      const verdicts = new Map(
        OPERATIONS.map((operation): [OperationId, Verdict] => [
          operation,
          { role, operation, contract: isLetIn(operation, role), ...answers.get(operation)!, controls: [], askedBy: [] },
        ]),
      );

      // What is said once before the first review would stand over the page.
      await page.addInitScript(() => localStorage.setItem('wayside_approval_info', 'skip'));
      for (const path of SCREENS) {
        const asked = (await mock.journal()).entries.length;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
        // Whoever may not be here was sent elsewhere, where the screen's controls are not.
        for (const { operation, name, find, rule } of CONTROLS.filter((control) => control.path === path)) {
          const isExpected = rule ? rule({ roles: [role] }) : isLetIn(operation, role);
          if (isExpected)
            await find(page)
              .first()
              .waitFor({ timeout: 10_000 })
              .catch(() => undefined);
          const isOffered = (await find(page).count()) > 0;
          verdicts.get(operation)!.controls.push({ name, path, isOffered, isExpected });
        }
        for (const { operation } of (await mock.journal()).entries.slice(asked)) {
          const { askedBy } = verdicts.get(operation)!;
          if (!askedBy.includes(path)) askedBy.push(path);
        }
      }

      await testInfo.attach('permissions', { body: JSON.stringify([...verdicts.values()]), contentType: 'application/json' });
      expect([...verdicts.values()].flatMap(disagreements)).toEqual([]);
    });
  });
}

/** What the server makes of a role, asked over HTTP operation by operation. */
async function answersTo(role: Role): Promise<Map<OperationId, Pick<Verdict, 'server' | 'isRefusedByRule'>>> {
  const session = await MockSession.create({ scenario: 'base/working-day', brand: 'default', role });
  try {
    const answers = new Map<OperationId, Pick<Verdict, 'server' | 'isRefusedByRule'>>();
    for (const operation of OPERATIONS) {
      const { status, source } = await ask(operation, session, await session.signIn());
      expect(status, `${operation} is answered`).not.toBe(401);
      const isRefused = status === 403;
      answers.set(operation, { server: !isRefused || source !== 'guard', isRefusedByRule: isRefused && source !== 'guard' });
    }
    return answers;
  } finally {
    await session.delete();
  }
}

function disagreements({ role, operation, contract, server, controls, askedBy }: Verdict): string[] {
  const may = contract ? 'may' : 'may not';
  return [
    ...(contract === server ? [] : [`${role} ${may} ${operation} by the contract, and the server ${server ? 'answers' : 'refuses'}`]),
    ...controls
      .filter(({ isOffered }) => isOffered && !contract)
      .map(({ name, path }) => `${role} ${may} ${operation} and finds ${name} on ${path}`),
    ...controls
      .filter(({ isOffered, isExpected }) => isOffered !== isExpected)
      .map(({ name, path, isExpected }) => `${role} should ${isExpected ? '' : 'not '}find ${name} on ${path} for ${operation}`),
    ...(askedBy.length > 0 && !contract ? [`${role} ${may} ${operation}, and ${askedBy.join(' and ')} asks for it`] : []),
  ];
}
