import { anId, readParam, withParam } from '../../../shared/list/use-address-param.ts';
import type { Spelling } from '../../../shared/list/use-address-param.ts';
import { useAddress } from '../../../shared/list/use-address.ts';

/** Which dialog is open: a new method's, or the drivers of an existing one by ID. */
type OpenMethod = 'new' | number;

const OPEN: Spelling<OpenMethod> = { read: (text) => (text === 'new' ? text : anId.read(text)), write: String };

const openIn = (search: string): OpenMethod | undefined => readParam(new URLSearchParams(search), 'payment', OPEN);

/** The open dialog is part of the URL (`?payment=new`, `?payment=301`), so it can be linked to and Back closes it. */
export function usePaymentAddress() {
  const { search, go } = useAddress();
  const at = (method: OpenMethod | undefined) => (query: URLSearchParams) => {
    const page = query.get('page');
    const next = withParam(query, 'payment', OPEN, method);
    // Keep the page of the list behind the dialog.
    if (page !== null) next.set('page', page);
    return next;
  };
  return {
    opened: openIn(search),
    open: (method: OpenMethod) => go(at(method)),
    close: () => go(at(undefined), { replace: true }),
  };
}

export const leavesDialog = (from: { search: string }, to: { search: string }): boolean => openIn(from.search) !== openIn(to.search);
