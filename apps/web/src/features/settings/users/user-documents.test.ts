import { afterEach, describe, expect, it, vi } from 'vitest';
import { origin } from '../../../shared/data/api.ts';
import type { GloveboxItem } from './users.queries.ts';
import { ofType, openFile } from './user-documents.ts';

vi.mock('../../../shared/brand/brand.ts', () => ({ brand: {} }));
vi.mock('../../../shared/data/api.ts', () => ({ origin: 'https://api.wayside.example/api/v4' }));
vi.mock('../../../shared/session/session.ts', () => ({ authenticationToken: () => 'secret' }));

afterEach(() => void vi.unstubAllGlobals());

/** The addresses that the document at this one is opened at. */
function opened(url: string): unknown[][] {
  const open = vi.fn<typeof window.open>();
  vi.stubGlobal('window', { open });
  openFile({ glovebox_documents: [{ document_url: url }] } as GloveboxItem);
  return open.mock.calls;
}

describe('opening a document', () => {
  it('sends the token to our own API', () => {
    const url = `${new URL(origin).origin}/files/1?size=large`;
    expect(opened(url)).toEqual([[`${url}&auth_token=secret`, '_blank', 'noopener,noreferrer']]);
  });

  it.each([
    'https://elsewhere.example/files/1',
    'http://api.wayside.example/files/1',
    'https://api.wayside.example:8443/files/1',
    'https://api.wayside.example.elsewhere.example/files/1',
    'https://api.wayside.example@elsewhere.example/files/1',
    'javascript:alert(1)',
  ])('opens nothing anywhere else: %s', (url) => {
    expect(opened(url)).toEqual([]);
  });
});

it('documents of a type begin with the one that expires first; those without a date come last, as they came', () => {
  const item = (id: number, expires_in_days: number | null, document_type = 'other') =>
    ({ id, expires_in_days, document_type }) as GloveboxItem;
  const items = [item(1, null), item(2, 90), item(3, 5, 'registration'), item(4, 10), item(5, null)];
  expect(ofType(items, 'other').map(({ id }) => id)).toEqual([4, 2, 1, 5]);
});
