import type { Page } from '@playwright/test';
import { SESSION_COOKIE } from '@wayside/scenarios/control';

/** The product's cookies by name, decoded. */
export async function productCookies(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies(page.url());
  const ours = cookies.filter(
    // A page that starts tries for a moment whether it may have cookies.
    ({ name }) => name.startsWith('wayside_') && name !== SESSION_COOKIE && !name.startsWith('wayside_probe_'),
  );
  return Object.fromEntries(ours.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

/** The product's local and session storage. */
export function productStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter(([name]) =>
        name.startsWith('wayside_'),
      ),
    ),
  );
}
