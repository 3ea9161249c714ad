import { isFmcUser } from '@wayside/domain';
import { useEffect, useState } from 'react';
import { fleetOfTab, useFleetScope } from '../../../shared/data/fleet-scope.ts';
import { hasUnsavedInput } from '../../../shared/page/leave-guards.ts';
import { hasDraftsOf } from '../../../shared/session/drafts.ts';
import type { User } from '../../../shared/session/session.ts';
import { noteTabFleet, useTabFleet } from '../../../shared/session/tab-fleet.ts';
import type { TabFleet } from '../../../shared/session/tab-fleet.ts';

/**
 * The fleet in which this tab has something unsaved, after an FMC user has entered another one in another tab. Without
 * anything unsaved, the tab follows (FMC-21). `isOfFleet`: the page is one of a fleet, whose input is lost with it.
 */
export function useFleetBehind(
  user: User | undefined,
  fleet: TabFleet | undefined,
  isOfFleet: boolean,
): TabFleet | undefined {
  const scope = useFleetScope();
  const acting = fleetOfTab();
  const tab = useTabFleet();
  const [seen, setSeen] = useState({ scope, isUnsaved: false });
  // Before the other fleet's page takes the place of the form.
  if (seen.scope !== scope) setSeen({ scope, isUnsaved: isOfFleet && hasUnsavedInput() });
  const isBehind =
    tab !== undefined &&
    acting !== undefined &&
    tab.id !== acting &&
    user !== undefined &&
    isFmcUser(user) &&
    (seen.isUnsaved || hasDraftsOf({ userId: user.id, fleetId: tab.id }));
  const isNoted = tab !== undefined && tab.id === fleet?.id && tab.name === fleet.name;
  const [id, name] = fleet?.id === acting ? [fleet?.id, fleet?.name] : [];
  useEffect(() => {
    if (!isNoted && !isBehind && id !== undefined && name !== undefined) noteTabFleet({ id, name });
  }, [isNoted, isBehind, id, name]);
  return isBehind && isOfFleet ? tab : undefined;
}
