import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import type { OperationId } from '@wayside/api-client';
import { brandOfHost } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { PASSWORD, emailOf } from '@wayside/scenarios';
import type { ScenarioId } from '@wayside/scenarios';
import type { SessionRecipe } from '@wayside/scenarios/control';
import { attachCapsule, capsuleOfTest } from './capsule.ts';
import { MockSession } from './mock-session.ts';
import { callsOfPages } from './report/page-calls.ts';
import { server } from './server.ts';
import type { Edge } from './server.ts';
import { lookUpOurFramesOnly } from './report/stack-frames.ts';
import { readable } from './report/stacks.ts';
import { textsOf } from './texts.ts';

interface Options {
  /** Where the scenario is played. */
  edge: Edge;
  scenario: ScenarioId;
  brand: BrandId;
  role: Role;
  /** What differs from the scenario from the start. */
  recipe: SessionRecipe;
  /**
   * Operations with faults that this test never calls, because the scenario has them for other screens or only to show
   * them.
   */
  missesFaults: readonly OperationId[];
}

interface Fixtures {
  /** The test's scenario session; its calls are checked against the contract when the test ends. */
  mock: MockSession;
  /** Fails the test if any of its windows violates the Content-Security-Policy. */
  underPolicy: void;
  /** Attaches what the page threw to a test that fails, with places in our sources. */
  pageErrors: void;
}

lookUpOurFramesOnly();

export const test = base.extend<Options & Fixtures>({
  edge: [server, { option: true }],
  scenario: ['base/working-day', { option: true }],
  brand: ['default', { option: true }],
  role: ['Owner', { option: true }],
  recipe: [{}, { option: true }],
  missesFaults: [[], { option: true }],

  baseURL: async ({ brand, edge }, use) => use(edge.originOf(brand)),

  underPolicy: [
    async ({ browser, context }, use) => {
      const violations: string[] = [];
      const watch = (any: BrowserContext) => {
        any.on('console', (message) => {
          if (/content security policy/i.test(message.text()))
            violations.push(`${message.page()?.url()}: ${message.text()}`);
        });
      };
      watch(context);
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      expect(violations, 'what the security policy of the page forbids').toEqual([]);
    },
    { auto: true },
  ],

  pageErrors: [
    async ({ context }, use, testInfo) => {
      const errors: string[] = [];
      context.on('weberror', (thrown) => errors.push(readable(thrown.error().stack ?? thrown.error().message)));
      await use();
      if (testInfo.status !== testInfo.expectedStatus && errors.length > 0)
        await testInfo.attach('errors of the page', { body: errors.join('\n\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],

  mock: [
    async ({ context, edge, scenario, brand, role, recipe, missesFaults }, use, testInfo) => {
      const session = await MockSession.create({ ...recipe, scenario, brand, role }, edge);
      // The window may be that of a test that ended offline.
      await context.setOffline(false);
      await context.addCookies(
        Object.entries(session.cookies).map(([name, value]) => ({
          name,
          value,
          url: edge.originOf(brand),
          sameSite: 'Strict' as const,
        })),
      );
      const pageCalls = callsOfPages(context);
      await use(session);
      const journal = await session.journal();
      if (testInfo.status !== testInfo.expectedStatus)
        await attachCapsule(testInfo, await capsuleOfTest(testInfo, session, context, journal));
      await testInfo.attach('touched', { body: JSON.stringify(journal.touched), contentType: 'application/json' });
      await testInfo.attach('page calls', { body: JSON.stringify(pageCalls()), contentType: 'application/json' });
      await session.delete();
      const broken = journal.entries.filter((entry) => entry.answerViolations.length > 0);
      expect(
        broken.map(({ operation, status, answerViolations }) => ({ operation, status, answerViolations })),
        'answers that break the contract',
      ).toEqual([]);
      // A failed test did not make all of its calls.
      if (testInfo.status !== testInfo.expectedStatus) return;
      const missed = journal.missedFaults.filter(
        ({ operation }) => operation === '*' || !missesFaults.includes(operation),
      );
      expect(missed, 'faults that hit none of their calls, or not all').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the form as the user of a role, in any language. */
export async function signIn(page: Page, role: Role, password = PASSWORD): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) === 'fr' ? 'fr' : 'en';
  const { t } = await textsOf(language);
  // Some brands have the form behind a tab, because their users sign in through a partner.
  const tab = brandOfHost(new URL(page.url()).hostname).signInTabs.find(({ kind }) => kind === 'password');
  if (tab) await page.getByRole('tab', { name: t(`access:signIn.tabs.${tab.id}`), exact: true }).click();
  const submit = page.getByRole('button', { name: t('access:signIn.submit'), exact: true });
  // The address changes before the page does, and the previous page may have an email field, too.
  await submit.waitFor();
  await page.getByRole('textbox', { name: t('access:signIn.email') }).fill(emailOf(role));
  await page.getByLabel(t('access:signIn.password'), { exact: true }).fill(password);
  await submit.click();
}
