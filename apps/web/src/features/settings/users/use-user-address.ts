import { newOrId, useOpenRecord } from '../../../shared/list/use-open-record.ts';
import { useAddress } from '../../../shared/list/use-address.ts';

/** The user in the form. */
export function useUserAddress() {
  const { go } = useAddress();
  return {
    ...useOpenRecord('user', newOrId),
    /** Searches the list for a name. */
    show: (name: string) => go(() => new URLSearchParams({ q: name })),
  };
}
