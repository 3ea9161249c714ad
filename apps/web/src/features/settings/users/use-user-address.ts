import { anId, readParam, withParam } from '../../../shared/list/use-address-param.ts';
import type { Spelling } from '../../../shared/list/use-address-param.ts';
import { useAddress } from '../../../shared/list/use-address.ts';

/** Which form is open: a new user's, or an existing user's by ID. */
export type OpenUser = 'new' | number;

const OPEN: Spelling<OpenUser> = { read: (text) => (text === 'new' ? text : anId.read(text)), write: String };

export const openUserIn = (search: string): OpenUser | undefined => readParam(new URLSearchParams(search), 'user', OPEN);

/** The open form is part of the URL (`?user=new`, `?user=42`), so it can be linked to and Back closes it. */
export function useUserAddress() {
  const { search, go } = useAddress();
  const at = (user: OpenUser | undefined) => (query: URLSearchParams) => {
    const page = query.get('page');
    const next = withParam(query, 'user', OPEN, user);
    // Keep the page of the list behind the form.
    if (page !== null) next.set('page', page);
    return next;
  };
  return {
    user: openUserIn(search),
    open: (user: OpenUser) => go(at(user)),
    /** Searches the list for a name. */
    show: (name: string) => go(() => new URLSearchParams({ q: name })),
    close: () => go(at(undefined), { replace: true }),
  };
}
