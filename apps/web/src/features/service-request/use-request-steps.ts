import { place } from '@wayside/domain';
import type { ServiceRequestEvent, serviceRequestMachine } from '@wayside/machines';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';

const NEW = place.serviceRequest();
const SCHEDULE = place.schedule;

/**
 * The two steps have an address each. The flow leads and the address follows; only Back, Forward and a link lead the flow. While the request
 * is on its way there is no way back.
 */
export function useRequestSteps(snapshot: SnapshotFrom<typeof serviceRequestMachine>, send: (event: ServiceRequestEvent) => void): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const shown = useRef<string>(undefined);
  const isScheduling = snapshot.hasTag('schedule');

  useEffect(() => {
    const hasMoved = shown.current !== pathname;
    const isFirst = shown.current === undefined;
    shown.current = pathname;
    if (snapshot.status === 'done' || (pathname === SCHEDULE) === isScheduling) return;
    if (isScheduling) {
      if (hasMoved && snapshot.can({ type: 'back.requested' })) send({ type: 'back.requested' });
      else void navigate(SCHEDULE, { state: { fromNew: true } });
    } else if (hasMoved && !isFirst && snapshot.can({ type: 'schedule.requested' })) {
      send({ type: 'schedule.requested' });
    } else if (!hasMoved && (state as { fromNew?: unknown } | null)?.fromNew === true) {
      void navigate(-1);
    } else {
      void navigate(NEW, { replace: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of step or address moves either
  }, [pathname, isScheduling]);
}
