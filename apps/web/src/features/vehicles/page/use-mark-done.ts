import { historyGap, historySchema } from '@wayside/domain/schemas';
import type { HistoryValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { canDeleteHistory } from '@wayside/domain';
import { useRef, useState } from 'react';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { useKnownUser } from '../../../shared/data/user.ts';
import { useAppForm } from '../../../shared/form/use-app-form.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import { today } from '../../../shared/today.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { historyCalls, sendHistory } from '../history/new/history-calls.ts';
import { UNITS, unit } from '../history/new/history-fields.tsx';
import type { ScheduleItem } from '../../../shared/maintenance/schedule.queries.ts';
import type { HistoryRecord } from '../history/history.queries.ts';
import type { Vehicle } from './vehicle.queries.ts';

/** What Undo takes back: the mark and, if the user may delete it, the record that was added with it. */
interface Marked {
  readonly item: ScheduleItem;
  readonly record: Partial<HistoryRecord> | undefined;
}

const nameOf = ({ name }: ScheduleItem): string => name;
function complete({ id }: ScheduleItem, isCompleted: boolean) {
  return api.PUT('/vehicles/update_is_completed', { body: { service_id: id, is_completed: isCompleted } });
}

/** What is recorded of a service that was done today; the service, its shop and its price are not known yet. */
function recordOf(item: ScheduleItem, vehicle: Vehicle): HistoryValues {
  return {
    vehicleId: vehicle.id,
    day: today(),
    odometer: (unit === 'km' ? vehicle.kilometers : vehicle.miles) ?? null,
    shopKind: 'saved',
    shopId: null,
    shopName: '',
    poNumber: '',
    comments: '',
    lines: [{ serviceId: null, name: item.name, position: null, price: null }],
  };
}

/**
 * Marks a service of the schedule as done and then, if wanted, records it in the history. A record that failed is tried
 * again alone; one whose response was lost is looked for first, so that there is one record.
 */
export function useMarkDone(item: ScheduleItem, vehicle: Vehicle) {
  const { t } = useTranslation('vehicle');
  const { name: vehicleName } = useVehicleText();
  const form = useAppForm(historySchema, { defaultValues: recordOf(item, vehicle) });
  const [isRecorded, setRecorded] = useState(true);
  const [isMarked, setMarked] = useState(false);
  const sent = useRef<{ existingIds: readonly number[] | null } | undefined>(undefined);

  async function record() {
    const draft = form.getValues();
    const given = { vehicleId: vehicle.id, hasShops: true, today: today(), units: UNITS[unit] };
    if (sent.current) {
      const search = { purpose: 'outcome', base: null, draft, given, ...sent.current } as const;
      const found = await historyCalls.find(search);
      // As when no response comes: nobody knows whether it was saved.
      if (found.status === 'failure') throw new TypeError('The record could not be looked for.');
      if (found.saved) return { data: found.saved, response: Response.json(found.saved) };
    }
    sent.current = { existingIds: historyCalls.existingIds?.() ?? null };
    const response = await sendHistory(draft, given.units);
    // A refusal is clear; after anything else it may have been saved.
    if (response.response.status < 500) sent.current = undefined;
    return response;
  }

  const { data: user } = useKnownUser();
  const canRemove = (added: Marked['record']) => Boolean(user && added?.id && canDeleteHistory(user, added));
  const { save: reopen } = useSave<Marked, unknown>({
    call: async ({ item: done, record: added }) => {
      const mark = await complete(done, false);
      if (!mark.response.ok || !canRemove(added)) return mark;
      const removal = await api.DELETE('/manual_maintenance_histories/{id}', { params: { path: { id: added!.id! } } });
      // Someone else has deleted it.
      return removal.response.status === 404 ? mark : removal;
    },
    changed: ['schedule', 'histories'],
    done: (_saved, { item: done, record: added }) => ({
      say: added
        ? t(canRemove(added) ? 'schedules.bothUndone' : 'schedules.recordStays', { service: done.name })
        : t('schedules.reopened'),
    }),
    about: ({ item: done }) => done.id,
    // Whoever presses Undo may have left the vehicle's page.
    what: ({ item: done }) => `${done.name} · ${vehicleName(vehicle)}`,
    failsInToast: true,
  });
  const saving = useSave<ScheduleItem, object>({
    call: async (due) => {
      if (!isMarked) {
        const mark = await complete(due, true);
        if (!isRecorded || !mark.response.ok) return mark;
        setMarked(true);
        void changed('schedule');
      }
      return record();
    },
    changed: isRecorded ? ['schedule', 'histories'] : ['schedule'],
    done: (saved, done) => {
      const added = isRecorded ? saved.data : undefined;
      return {
        say: t(isRecorded ? 'schedules.recorded' : 'schedules.marked', { service: done.name }),
        action: {
          // Says what it takes back, where the record stays.
          label: t(added && !canRemove(added) ? 'schedules.undoMark' : 'schedules.undo'),
          onAction: () => void reopen({ item: done, record: added }),
        },
      };
    },
    what: nameOf,
  });
  return {
    form,
    saving,
    /** The service is marked, and its record is still to be saved. */
    isMarked,
    isRecorded,
    setRecorded,
    gap: isRecorded ? historyGap(form.watch(), today(), UNITS[unit]) : undefined,
  };
}
