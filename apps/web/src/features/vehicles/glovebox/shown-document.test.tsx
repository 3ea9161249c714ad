// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { vehicleTexts } from '@wayside/i18n/parts';
import { afterEach, expect, it, vi } from 'vitest';
import { ShownDocument } from './shown-document.tsx';

vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
afterEach(cleanup);

const draft = { number: 'POL771204', expiration: '2026-04-02', stateId: null, insurer: 'Harbor Mutual', title: '' };

async function show(isReadOnly: boolean) {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n, { parts: [vehicleTexts] });
  const onEdit = vi.fn<() => void>();
  const context = { base: {}, draft, problems: [], given: { type: 'vehicle_insurance', isReadOnly } };
  const file = { chosen: null, stored: null, problem: undefined, isChecking: false };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <ShownDocument
          record={{ state: { context, hasTag: () => true } } as never}
          file={file as never}
          name="Vehicle insurance"
          expiry="Expires in 17 days"
          remove={<button type="button">Delete document</button>}
          onEdit={onEdit}
          onClose={vi.fn<() => void>()}
        />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return onEdit;
}

it('[GLV-05] a document is there to look at, its file before its facts; editing is one press away', async () => {
  const onEdit = await show(false);
  const file = screen.getByRole('region', { name: 'File' });
  const number = screen.getByText('POL771204');
  expect(file.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Harbor Mutual')).toBeTruthy();
  expect(screen.getByText('Expires in 17 days')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('Choose file')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Edit document' }));
  expect(onEdit).toHaveBeenCalledOnce();
});

it('[ROL2-15] who may not change it is offered neither editing nor deletion', async () => {
  await show(true);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  expect(screen.getByText(/^You can view this document/)).toBeTruthy();
});
