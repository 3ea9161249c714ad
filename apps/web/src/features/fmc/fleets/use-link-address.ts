import { anId, readParam, withParam } from '../../../shared/list/use-address-param.ts';
import type { Spelling } from '../../../shared/list/use-address-param.ts';
import { useAddress } from '../../../shared/list/use-address.ts';

/** Which quick link is in the form: a new one, or an existing one by its id. */
export type OpenLink = 'new' | number;

const OPEN: Spelling<OpenLink> = { read: (text) => (text === 'new' ? text : anId.read(text)), write: String };

export const openLinkIn = (search: string): OpenLink | undefined => readParam(new URLSearchParams(search), 'link', OPEN);

/** The form of a quick link is part of the address (`?link=new`, `?link=61`), so Back closes it. */
export function useLinkAddress() {
  const { search, go } = useAddress();
  return {
    opened: openLinkIn(search),
    open: (link: OpenLink) => go((query) => withParam(query, 'link', OPEN, link)),
    close: () => go((query) => withParam(query, 'link', OPEN, undefined), { replace: true }),
  };
}
