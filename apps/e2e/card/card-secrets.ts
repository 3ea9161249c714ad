import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { capsuleOfTest } from '../capsule.ts';
import type { MockSession } from '../mock-session.ts';
import { expect } from '../fixtures.ts';

/** A card's number, in one piece or in groups, and its code. */
function secretsOf(number: string, code: string): RegExp {
  const digits = number.replaceAll(' ', '');
  const texts = [digits, digits.replace(/(.{4})(?=.)/g, '$1[ -]'), code];
  return new RegExp(texts.map((secret) => `(?<!\\d)${secret}(?!\\d)`).join('|'));
}

/**
 * Looks for a card's number and code everywhere outside the card fields: journal, session, capsule, storage, cookies,
 * address, history, the page's texts and fields, and what it logged. Call it before the card is typed; the function
 * that it returns looks.
 */
export function watchForCard(
  page: Page,
  mock: MockSession,
  { number, code }: { number: string; code: string },
): () => Promise<void> {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return async () => {
    const journal = await mock.journal();
    const seen = [
      journal,
      await mock.state(),
      await capsuleOfTest(test.info(), mock, page.context(), journal),
      await page.evaluate(() => [
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        history.state as unknown,
        document.body.innerText,
        [...document.querySelectorAll('input')].map(({ value }) => value),
      ]),
      logged,
    ];
    expect(JSON.stringify(seen)).not.toMatch(secretsOf(number, code));
  };
}
