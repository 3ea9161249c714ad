import { useEffect } from 'react';
import { queryClient } from '../../shared/data/query-client.ts';
import { currentUserQuery } from '../../shared/data/user.ts';
import { isUserKey, rememberedUser } from '../../shared/session/session.ts';

/** Follows when another tab enters another fleet: the server responds to every tab for the fleet entered last. */
export function useOtherTabs(): void {
  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      const { queryKey } = currentUserQuery;
      const current = queryClient.getQueryData(queryKey);
      if (isUserKey(key) && current && rememberedUser()?.fleet_id !== current.fleet_id) void queryClient.invalidateQueries({ queryKey });
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
}
