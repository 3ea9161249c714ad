import type { Browser, BrowserContext, Page } from '@playwright/test';
import { brandOfId } from '@wayside/brands';
import { controlOf } from '@wayside/scenarios/control-client';
import { test as base } from '../fixtures.ts';
import { SETTING } from '../matrix/window.ts';
import type { Edge } from '../server.ts';
import { StaticHost } from './host.ts';

export interface Folder {
  host: StaticHost;
  context: BrowserContext;
  edge: Edge;
}

/**
 * Tests against the folder that `npm run demo` writes, on a static host. All tests of a Playwright worker share a
 * browser profile, like someone who opens one story after another: the demo's service worker is already installed.
 */
export const test = base.extend<object, { folder: Folder }>({
  folder: [
    async ({ browser }, use) => {
      const host = await StaticHost.of();
      const { context, edge } = await openProfile(browser, host);
      await use({ host, context, edge });
      await context.close();
      host.close();
    },
    { scope: 'worker' },
  ],
  edge: async ({ folder }, use) => use(folder.edge),
  context: async ({ folder }, use) => use(folder.context),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

/** A browser profile with the demo’s worker and sessions. */
export async function openProfile(browser: Browser, { base }: StaticHost): Promise<Omit<Folder, 'host'>> {
  const context = await browser.newContext({ ...SETTING, serviceWorkers: 'allow' });
  return { context, edge: edgeOf(base, await openDesk(context, base)) };
}

/** The page from which tests call the service worker, which answers only pages. */
async function openDesk(context: BrowserContext, base: string): Promise<Page> {
  const desk = await context.newPage();
  await desk.goto(`${base}scenarios/control/sessions`);
  await desk.waitForFunction(() => document.contentType === 'application/json');
  return desk;
}

function edgeOf(base: string, desk: Page): Edge {
  const send: typeof fetch = async (input, { method, headers, body } = {}) => {
    const given = { method, headers: [...new Headers(headers)] as [string, string][], body: body as string | null };
    const got = await desk.evaluate(
      async ([address, init]) => {
        const response = await fetch(address, init);
        return { status: response.status, text: await response.text() };
      },
      [String(input), given] as const,
    );
    return new Response(got.status === 204 ? null : got.text, { status: got.status });
  };
  const labelOf = (brand: Parameters<typeof brandOfId>[0]): string => brandOfId(brand).hostLabels[0]!;
  return {
    control: controlOf(`${base}scenarios`, send),
    originOf: (brand, session) => base + [labelOf(brand), ...(session === undefined ? [] : [session])].join('.'),
    apiOf: (session) => `${base}api.${session}`,
    send,
  };
}
