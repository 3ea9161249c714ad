import { anId, readParam, withParam } from '../../../shared/list/use-address-param.ts';
import type { Spelling } from '../../../shared/list/use-address-param.ts';
import { useAddress } from '../../../shared/list/use-address.ts';

/** Whose form is open: a new user's, or that of a user by id. */
export type OpenUser = 'new' | number;

const OPEN: Spelling<OpenUser> = { read: (text) => (text === 'new' ? text : anId.read(text)), write: String };

export const openUserIn = (search: string): OpenUser | undefined => readParam(new URLSearchParams(search), 'user', OPEN);

/** `?user=new`, `?user=42`: the form is a place, so that a link leads to it and Back leads out. */
export function useUserAddress() {
  const { search, go } = useAddress();
  const at = (user: OpenUser | undefined) => (query: URLSearchParams) => {
    const page = query.get('page');
    const next = withParam(query, 'user', OPEN, user);
    // The list behind it stays where it was.
    if (page !== null) next.set('page', page);
    return next;
  };
  return {
    user: openUserIn(search),
    open: (user: OpenUser) => go(at(user)),
    close: () => go(at(undefined), { replace: true }),
  };
}
