// @vitest-environment jsdom
import { render, renderHook } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { settingsTexts } from '@wayside/i18n/parts';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useConsequences } from './leaving-user.tsx';

vi.mock('../../../../shared/data/api.ts', () => ({ api: {} }));

const i18n = await createI18n({ language: 'en' });
await completeTexts(i18n, { parts: [settingsTexts] });
const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;

it('[PPV-02] one policy without another approver is no part of several', () => {
  const user = { id: 2, firstName: 'Ben', lastName: 'Ortiz', roles: ['Manager'] };
  const people = [{ id: 1, roles: ['Owner'], is_active: true }, user];
  function said(policies: number, orphaned: number, unreached: number): string | null {
    const some = (length: number) => Array.from({ length }, (_, id) => ({ id }));
    const counted = { policies: some(policies), orphaned: some(orphaned), unreached: some(unreached) };
    const dependents = { people, vehicles: [], orders: [], methods: [], ...counted };
    const { result } = renderHook(() => useConsequences('delete', user as never, { dependents } as never), { wrapper });
    const { container, unmount } = render(result.current[0]!.text, { wrapper });
    const { textContent } = container;
    unmount();
    return textContent;
  }
  expect(said(1, 1, 0)).toBe('It has no other active approver: any fleet or FMC user could approve. Show policy');
  expect(said(1, 0, 1)).toBe('No remaining approver has a phone to get requests by text. Show policy');
  expect(said(2, 1, 0)).toBe(
    '1 of them has no other active approver: any fleet or FMC user could approve. Show policies',
  );
});
