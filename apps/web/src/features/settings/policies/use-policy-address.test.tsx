import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { MemoryRouter, Router, useLocation } from 'react-router-dom';
import type { Navigator, To } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Policy } from '../../../shared/policies/policies.queries.ts';
import { usePolicyAddress } from './use-policy-address.ts';
import type { PolicyAddressOptions } from './use-policy-address.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const policies = [{ id: 12 }, { id: 13 }] as Policy[];

function start(query: string, options: Partial<PolicyAddressOptions> = {}) {
  const onOpen = vi.fn<PolicyAddressOptions['onOpen']>();
  const onDelete = vi.fn<PolicyAddressOptions['onDelete']>();
  // The query is read from the window when it changes.
  window.history.replaceState(null, '', `/settings?tab=policies${query}`);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/settings?tab=policies${query}`]}>{children}</MemoryRouter>
  );
  const shown = renderHook(
    (changed: Partial<PolicyAddressOptions>) => ({
      id: usePolicyAddress({ policies, mayEdit: true, inForm: null, onOpen, onDelete, ...options, ...changed }),
      search: useLocation().search,
    }),
    { wrapper, initialProps: {} },
  );
  return { ...shown, onOpen, onDelete };
}

it('a link opens its policy, and the address follows what is opened and closed afterwards', async () => {
  const { result, rerender, onOpen } = start('&policy=12');
  expect(onOpen.mock.calls).toEqual([[policies[0]]]);
  rerender({ inForm: 12 });
  expect(result.current.search).toBe('?tab=policies&policy=12');
  rerender({ inForm: 13 });
  await waitFor(() => expect(result.current.search).toBe('?tab=policies&policy=13'));
  rerender({ inForm: null });
  await waitFor(() => expect(result.current.search).toBe('?tab=policies'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

const createPath = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? '/settings'}${to.search ?? ''}`;

/** A router whose navigation takes a moment, as that of the app does. */
function Slow({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState('/settings?tab=policies');
  const go: Navigator['push'] = (to) => {
    setTimeout(() => setLocation(createPath(to)), 10);
  };
  const navigator: Navigator = { push: go, replace: go, go: () => {}, createHref: createPath };
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

it('a form that closes while its address is on its way does not stay in the address', async () => {
  window.history.replaceState(null, '', '/settings?tab=policies');
  const seen: string[] = [];
  const closed: Pick<PolicyAddressOptions, 'inForm'> = { inForm: null };
  const { rerender } = renderHook(
    ({ inForm }: typeof closed) => {
      seen.push(useLocation().search);
      usePolicyAddress({ policies, mayEdit: true, inForm, onOpen: () => {}, onDelete: () => {} });
    },
    { wrapper: Slow, initialProps: closed },
  );
  rerender({ inForm: 12 });
  rerender(closed);
  await waitFor(() => expect(seen).toContain('?tab=policies&policy=12'));
  await waitFor(() => expect(seen.at(-1)).toBe('?tab=policies'));
});

it('a link to a new policy opens the form', () => {
  expect(start('&policy=new').onOpen.mock.calls).toEqual([['new']]);
});

it('a link to delete a policy asks once, without a form', async () => {
  const { result, onOpen, onDelete } = start('&delete=12');
  expect(onDelete.mock.calls).toEqual([[policies[0]]]);
  await waitFor(() => expect(result.current.search).toBe('?tab=policies'));
  expect(onOpen).not.toHaveBeenCalled();
  expect(start('&delete=99').onDelete).not.toHaveBeenCalled();
  expect(start('&delete=12', { mayEdit: false }).onDelete).not.toHaveBeenCalled();
  expect(start('&delete=12', { inForm: 13 }).onDelete).not.toHaveBeenCalled();
});

it('a draft from before a reload wins over the link', async () => {
  const { result, onOpen } = start('&policy=12', { inForm: 13 });
  expect(onOpen).not.toHaveBeenCalled();
  await waitFor(() => expect(result.current.search).toBe('?tab=policies&policy=13'));
});

it.each(['&policy=99', '&policy=-1', '&policy=x'])('%s opens nothing', (query) => {
  expect(start(query).onOpen).not.toHaveBeenCalled();
});

it('opens nothing for people who may not edit, but says which policy the link is about', () => {
  const { result, onOpen } = start('&policy=12', { mayEdit: false });
  expect(onOpen).not.toHaveBeenCalled();
  expect(result.current.id).toBe(12);
  expect(result.current.search).toBe('?tab=policies&policy=12');
});
