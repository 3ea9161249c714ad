import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { ScheduleItem } from '../../../shared/maintenance/schedule.queries.ts';
import type { Vehicle } from './vehicle.queries.ts';

const idOf = ({ id }: ScheduleItem): number => id;
const nameOf = ({ name }: ScheduleItem): string => name;
function complete({ id }: ScheduleItem, isCompleted: boolean) {
  return api.PUT('/vehicles/update_is_completed', { body: { service_id: id, is_completed: isCompleted } });
}

/** Confirms that a service of the schedule is done. Can be undone. */
export function MarkDone({ item, vehicle, onClose }: { item: ScheduleItem; vehicle: Vehicle; onClose: () => void }) {
  const { t } = useTranslation('vehicle');
  const texts = useVehicleText();
  const { save: reopen } = useSave({
    call: (done: ScheduleItem) => complete(done, false),
    changed: ['schedule'],
    done: { say: t('schedules.reopened') },
    about: idOf,
    what: nameOf,
    failsInToast: true,
  });
  const saving = useSave({
    call: (due: ScheduleItem) => complete(due, true),
    changed: ['schedule'],
    done: (_saved, done) => ({
      say: t('schedules.marked', { service: done.name }),
      action: { label: t('schedules.undo'), onAction: () => void reopen(done) },
    }),
    what: nameOf,
  });
  return (
    <ConfirmAction
      question={t('schedules.question')}
      about={t('schedules.about', { service: item.name, vehicle: texts.name(vehicle) })}
      confirmLabel={t('schedules.confirm', { service: item.name })}
      tone="primary"
      saving={saving}
      input={item}
      onClose={onClose}
    />
  );
}
