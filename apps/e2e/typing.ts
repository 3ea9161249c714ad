import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@wayside/api-client';
import { expect } from './fixtures.ts';
import type { MockSession } from './mock-session.ts';

/**
 * Types into a search with a pause of almost 300 ms after each letter, and checks that only the last letter sends a
 * search. Uses the page's fake clock, so that a slow machine adds no pauses. Requires `page.clock.install()` before the
 * test's first page.
 */
export async function typeIntoSearch(
  page: Page,
  mock: MockSession,
  field: Locator,
  text: string,
  operation: OperationId,
): Promise<void> {
  const count = async () => (await mock.calls(operation)).length;
  const before = await count();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of text) {
    await field.press(letter === ' ' ? 'Space' : letter);
    await page.clock.runFor(290);
  }
  expect(await count(), `${operation} waits for a pause`).toBe(before);
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect.poll(count, { message: `${operation} sent once` }).toBe(before + 1);
}
