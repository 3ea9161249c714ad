// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { LineStatus } from '@wayside/domain';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewLines } from './review-lines.tsx';

vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
afterEach(cleanup);

async function show(statuses: LineStatus[], isEligible: boolean, decisions: Record<number, string> = {}) {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n);
  const lines = statuses.map((status, id) => ({ id, name: `Service ${id}`, status, price: 10, total: 10 }));
  const approval = { state: { context: { decisions }, hasTag: () => true }, send: vi.fn<() => void>(), isEligible };
  render(
    <I18nextProvider i18n={i18n}>
      <ReviewLines approval={approval as never} order={{ id: 7, order_services: lines } as never} />
    </I18nextProvider>,
  );
  const panel = screen.getByRole('heading', { name: 'Services' }).closest('section')!;
  return panel.textContent;
}

it('[APR-05] before the decision it counts what is selected', async () => {
  expect(await show(['awaiting_approval', 'awaiting_approval'], true, { 1: 'rejected' })).toContain('1 of 2 selected');
});

it('[APR-05] after the decision it counts what was approved', async () => {
  const text = await show(['approved', 'rejected', 'deleted'], false);
  expect(text).toContain('1 of 2 approved');
  expect(text).not.toContain('selected');
  expect(screen.queryByRole('button')).toBeNull();
});

it('[APR-05] without an approval it counts the services', async () => {
  expect(await show(['complete', 'complete'], false)).toContain('2 services');
});
