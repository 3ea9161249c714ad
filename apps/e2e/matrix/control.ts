import type { Locator, Page } from '@playwright/test';
import type { Control } from '@wayside/scenarios/screens';
import { textsOf } from '../texts.ts';

const { t } = await textsOf('en');

type Text = NonNullable<Control['text']>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The forms of a text, for one and for several, with its gaps as they are written: {{name}}. */
const formsOf = (text: Text): string[] => [
  ...new Set([1, 2].map((count): string => t(text, { count, skipInterpolation: true }))),
];

/** The accessible name of a control, where any value fits a gap. */
function nameOf({ text, gaps = {}, isStart }: Control): RegExp | undefined {
  if (text === undefined) return undefined;
  const forms = formsOf(text).map((form) =>
    form
      .split(/\{\{([^},]*)[^}]*\}\}/)
      .map((part, index) => (index % 2 === 0 ? escaped(part) : gaps[part] ? escaped(t(gaps[part])) : '.*'))
      .join(''),
  );
  return new RegExp(`^(?:${forms.join('|')})${isStart ? '' : '$'}`);
}

/** Where a control is on a page. */
export function find(page: Page, control: Control): Locator {
  const { kind, within } = control;
  return (within ? find(page, within) : page.locator('html')).getByRole(kind, { name: nameOf(control) });
}

/** Opens the menu that a control is in; `close` closes it again. */
export async function openMenuOf(page: Page, { menu }: Control): Promise<{ close: () => Promise<void> }> {
  if (menu === undefined) return { close: async () => undefined };
  const button = find(page, { kind: 'button', text: menu }).first();
  if ((await button.count()) === 0) return { close: async () => undefined };
  await button.click();
  await page.getByRole('menu').waitFor();
  return {
    close: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    },
  };
}

/** What a report calls a control. */
export function labelOf({ kind, text, gaps = {} }: Control): string {
  if (text === undefined) return `a ${kind}`;
  return formsOf(text)[0]!.replaceAll(/\{\{([^},]*)[^}]*\}\}/g, (_, gap: string) => (gaps[gap] ? t(gaps[gap]) : '…'));
}
