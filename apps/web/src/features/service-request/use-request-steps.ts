import { place } from '@wayside/domain';
import type { ServiceRequestEvent, serviceRequestMachine } from '@wayside/machines';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';

const NEW = place.serviceRequest();
const SCHEDULE = place.schedule;

/**
 * Each of the two steps has its own URL. The flow sets the URL; only Back, Forward and links change the flow. While the request is being
 * sent, going back is blocked.
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
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of step or URL matters
  }, [pathname, isScheduling]);
}
