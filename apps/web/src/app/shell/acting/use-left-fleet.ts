import { asksToReenter, isFromQueue, isPageOfFleet, isRecordPage, modeOf } from '@wayside/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { FROM_FLEET } from '../../../shared/session/fmc-return.ts';
import { leaveFleet, useHasLeftFleet } from '../../../shared/session/left-fleet.ts';
import type { User } from '../../../shared/session/session.ts';
import { readTabStored, writeTabStored } from '../../../shared/session/storage.ts';
import type { TabFleet } from '../../../shared/session/tab-fleet.ts';
import { useFleetBehind } from './use-fleet-behind.ts';

const TRAIL = 'trail';

/**
 * Whether this is a record that was opened from a page of the management company: directly, from another such record,
 * or as the next order of its queue. It needs no fleet. Records opened from a fleet's own pages do, and are left with
 * it. History entries are remembered across a reload.
 */
function useIsFromCompany(isCompany: boolean): boolean {
  const { key, pathname, search } = useLocation();
  const isNew = useNavigationType() !== 'POP';
  const [{ last, wasCompany, trail }, setState] = useState(() => ({
    last: key,
    wasCompany: isCompany,
    trail: (readTabStored(TRAIL) ?? '').split(' '),
  }));
  if (last !== key) {
    const isLed = isNew && isRecordPage(pathname) && (wasCompany || trail.includes(last) || isFromQueue(search));
    setState({ last: key, wasCompany: isCompany, trail: isLed ? [...trail, key] : trail });
  }
  useEffect(() => writeTabStored(TRAIL, trail.join(' ')), [trail]);
  return trail.includes(key);
}

interface LeftFleetState {
  hasLeft: boolean;
  asks: boolean;
  isFromCompany: boolean;
  behind: TabFleet | undefined;
}

/**
 * Whether an FMC user has left the fleet by "Back to FMC", whether this page asks to open it again (CMP-01), whether it
 * is a record opened from the company's pages, whichever fleet was entered last, and in which fleet something unsaved
 * is since another tab entered the current one, `fleet`.
 */
export function useLeftFleet(user: User | undefined, fleet?: TabFleet): LeftFleetState {
  const { pathname, state } = useLocation();
  const isCompany = modeOf(user, pathname) === 'fmc';
  const isFromCompany = useIsFromCompany(isCompany);
  const fleetId = user?.fleet_id;
  const isBack = useNavigationType() === 'PUSH' && (state as typeof FROM_FLEET | null)?.from === FROM_FLEET.from;
  useEffect(() => {
    if (isCompany && isBack && fleetId != null) leaveFleet(fleetId);
    // oxlint-disable-next-line react/exhaustive-deps -- entering a fleet from this page doesn't leave it again
  }, [isCompany, isBack]);
  const hasLeft = useHasLeftFleet(fleetId);
  const behind = useFleetBehind(user, fleet, isPageOfFleet(user, pathname, { isFromCompany }));
  return { hasLeft, isFromCompany, asks: asksToReenter(user, pathname, { hasLeft, isFromCompany }), behind };
}
