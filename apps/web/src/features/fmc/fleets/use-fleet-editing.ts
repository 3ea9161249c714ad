import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { FleetFormEmitted } from '@wayside/machines';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { useArrive } from '../../../shared/page/arrival.tsx';
import { toasts } from '../../../shared/page/toasts.ts';
import { useFleetForm } from './use-fleet-form.ts';
import type { FleetFlow, FleetFormGiven } from './use-fleet-form.ts';

export interface FleetEditing extends FleetFlow {
  /** The question before leaving. */
  leaveDialog: ReactNode;
}

/** The fleet form with what follows from it: alerts (ERR-12), the page it leads to, and the question before leaving. */
export function useFleetEditing(given: FleetFormGiven): FleetEditing {
  const { t } = useTranslation('fleet-form');
  const arrive = useArrive();
  const flow = useFleetForm(given, follow);
  const { isDirty, isSaving, forget } = flow;
  const guard = useLeaveGuard(isDirty, { onLeave: forget });
  useEffect(() => guard.setSaving(isSaving));

  function follow(event: FleetFormEmitted): void {
    if (event.type === 'fleet.updated') return void toasts.show({ title: t('updated'), tone: 'success' });
    forget();
    guard.release();
    if (event.type === 'fleet.created') return arrive(place.editFleet(event.id), { tone: 'success', text: t('created') });
    const name = given.loaded?.fleet.name;
    return arrive(place.fmcDashboard, { tone: 'success', text: t('deleted'), ...(name && { description: name }) });
  }

  return { ...flow, leaveDialog: guard.dialog };
}
