import { asksToReenter, modeOf } from '@wayside/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { FROM_FLEET } from '../../shared/session/fmc-return.ts';
import { leaveFleet, useHasLeftFleet } from '../../shared/session/left-fleet.ts';
import type { User } from '../../shared/session/session.ts';
import { readTabStored, writeTabStored } from '../../shared/session/storage.ts';

const TRAIL = 'trail';

/**
 * The history entries that pages of the management company led to, directly or one through another: an order to review
 * needs no fleet. They outlive a reload.
 */
function useIsFromCompany(isCompany: boolean): boolean {
  const { key } = useLocation();
  const isNew = useNavigationType() !== 'POP';
  const [{ last, wasCompany, trail }, setState] = useState(() => ({
    last: key,
    wasCompany: isCompany,
    trail: (readTabStored(TRAIL) ?? '').split(' '),
  }));
  if (last !== key) {
    const isLed = isNew && !isCompany && (wasCompany || trail.includes(last));
    setState({ last: key, wasCompany: isCompany, trail: isLed ? [...trail, key] : trail });
  }
  useEffect(() => writeTabStored(TRAIL, trail.join(' ')), [trail]);
  return trail.includes(key);
}

/** Whether an FMC user has left the fleet by "Back to FMC", and whether this page asks to open it again (CMP-01). */
export function useLeftFleet(user: User | undefined): { hasLeft: boolean; asks: boolean } {
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
  return { hasLeft, asks: asksToReenter(user, pathname, { hasLeft, isFromCompany }) };
}
