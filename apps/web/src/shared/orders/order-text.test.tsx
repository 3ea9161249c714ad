// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useOrderTexts } from './order-text.ts';

it.each([
  ['en', 'Complete', 'Completed'],
  ['fr', 'Terminé', 'Terminé'],
] as const)(
  '[STS-02, STS-05] what is done has the words of its rows, and is one choice (%s)',
  async (language, done, other) => {
    const i18n = await createI18n({ language });
    await completeTexts(i18n);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    );
    const { result } = renderHook(useOrderTexts, { wrapper });
    const order = (status: string) => ({ status }) as never;
    const { status, statusChoice, statusChoices } = result.current;
    expect(['complete', 'xyz'].map((each) => status(order(each), { past: true }))).toEqual([done, other]);
    expect(['complete', 'walk_in', 'xyz'].map((each) => statusChoice(order(each), true))).toEqual(
      Array.from({ length: 3 }, () => 'complete'),
    );
    expect(Object.entries(statusChoices(true)).at(-1)).toEqual(['complete', other]);
  },
);
