import type { Page } from '@playwright/test';

/** What live regions say from now on, in order; to be read with the function returned. */
export async function spokenOn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const last = new Map<Element, string>();
    const regions = () => document.querySelectorAll('output, [role=status], [role=alert], [aria-live=polite]');
    for (const region of regions()) last.set(region, region.textContent);
    new MutationObserver(() => {
      for (const region of regions()) {
        const text = region.textContent.trim();
        if (text !== '' && text !== last.get(region)) said.push(text);
        last.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}
