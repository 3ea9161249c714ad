import { useMutation } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { RequestBody } from '@wayside/api-client';
import { useRef } from 'react';
import { api } from '../../shared/data/api.ts';
import { changed } from '../../shared/data/changed.ts';
import type { SnoozedReminder } from './services.queries.ts';

export type SnoozeWeeks = RequestBody<'snoozeReminder'>['value'];

/** Puts off the reminders of a vehicle; the snoozed dates are loaded anew. Sent once, however often the button is pressed. */
export function useSnooze(vehicleId: number, onDone: (reminder: SnoozedReminder) => void) {
  // The second press of a double one comes before the first has made the button wait.
  const isUnderWay = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (value: SnoozeWeeks) =>
      dataOf(
        api.POST('/vehicles/{id}/vehicle_reminders/snooze_reminder', {
          params: { path: { id: vehicleId } },
          body: { vehicle_id: vehicleId, value },
        }),
      ),
    onSuccess: onDone,
    onSettled: () => {
      isUnderWay.current = false;
      return changed('reminders');
    },
  });
  const snooze = (value: SnoozeWeeks): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(value);
  };
  return { snooze, isPending, error };
}
