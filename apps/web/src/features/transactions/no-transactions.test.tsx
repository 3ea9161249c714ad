import { render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { settingsTexts } from '@wayside/i18n/parts';
import { expect, it } from 'vitest';
import { NoTransactions } from './transaction-panel.tsx';

it('[WRD-02] an empty list writes its dates like its rows, not like date fields', async () => {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n, { parts: [settingsTexts] });
  render(
    <I18nextProvider i18n={i18n}>
      <NoTransactions range={{ start: '2026-02-16', end: '2026-03-16' }} isOwnRange={false} onRange={() => undefined} />
    </I18nextProvider>,
  );
  expect(screen.getByText('No payments from 02-16-2026 to 03-16-2026.')).toBeTruthy();
});
