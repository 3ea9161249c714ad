import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { leaves, newOrId, useOpenRecord } from './use-open-record.ts';

const at = (search: string) => ({ pathname: '/settings', search });

beforeEach(() => window.history.replaceState(null, '', '/settings?tab=users&page=2'));

function open(search: string) {
  return renderHook(() => useOpenRecord('user', newOrId), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/settings${search}`]}>{children}</MemoryRouter>,
  }).result;
}

it.each([
  ['?user=new', 'new'],
  ['?user=42', 42],
  ['?user=0', undefined],
  ['?tab=users', undefined],
])('the record that %s opens', (search, opened) => {
  expect(open(search).current.opened).toBe(opened);
});

it('opens and closes in the address, and keeps the page of the list', () => {
  const result = open('?tab=users&page=2');
  expect(result.current.hrefOf(7)).toBe('?tab=users&user=7&page=2');
  act(() => result.current.open(7));
  expect(result.current.opened).toBe(7);
  act(() => result.current.close());
  expect(result.current.opened).toBeUndefined();
});

it('another record or tab leaves a form, another page of the list does not', () => {
  expect(leaves('user')(at('?user=7'), at('?user=8'))).toBe(true);
  expect(leaves('user')(at('?user=7'), at(''))).toBe(true);
  expect(leaves('user')(at('?user=7&page=1'), at('?user=7&page=2'))).toBe(false);
});
