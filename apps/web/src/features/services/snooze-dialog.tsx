import type { RequestBody } from '@wayside/api-client';
import { formatDate, snoozeValue, snoozeWeeks } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, Select } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { api } from '../../shared/data/api.ts';
import { FormAlert } from '../../shared/form/form-alert.tsx';
import { useIsMounted } from '../../shared/save/use-is-mounted.ts';
import { useSave } from '../../shared/save/use-save.ts';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import type { UpcomingRow } from './upcoming-rows.ts';
import styles from './services.module.css';

/** Asks how long to snooze a vehicle's reminders. Sends nothing until a duration is chosen. */
export function SnoozeDialog({ row: { vehicle, snoozedUntil }, onClose }: { row: UpcomingRow; onClose: () => void }) {
  const { t } = useTranslation(['services', 'common']);
  const name = useVehicleText().name(vehicle);
  const [choice, setChoice] = useState<string | null>(null);
  const weeks = snoozeWeeks.find((count) => count === snoozeValue(choice ?? ''));
  const dateText = (day: string) => formatDate(day, brand.region);
  const isMounted = useIsMounted();
  const { save, isSaving, result } = useSave({
    call: (value: RequestBody<'snoozeReminder'>['value']) =>
      api.POST('/vehicles/{id}/vehicle_reminders/snooze_reminder', {
        params: { path: { id: vehicle.id } },
        body: { vehicle_id: vehicle.id, value },
      }),
    changed: ['reminders'],
    done: ({ data }) => ({ say: t('snooze.done', { vehicle: name, date: dateText(data.reminder_date) }) }),
    what: name,
  });

  async function confirm(): Promise<void> {
    if (weeks && (await save(weeks)).status === 'success' && isMounted.current) onClose();
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('snooze.title')}
      description={name}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={
        <div className={styles.decide}>
          <Button onPress={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel={t('common:state.saving')}
            disabledReason={weeks ? undefined : t('snooze.choose')}
            onPress={() => void confirm()}
          >
            {t('common:actions.confirm')}
          </Button>
        </div>
      }
    >
      <div className={styles.stack}>
        <FormAlert result={result?.status === 'failure' ? result : undefined} />
        {snoozedUntil && <p className={styles.note}>{t('snooze.now', { date: dateText(snoozedUntil) })}</p>}
        <Select
          label={t('snooze.label')}
          placeholder={t('snooze.remindMe')}
          options={snoozeWeeks.map((count) => ({ id: `${count} weeks`, label: t('snooze.weeks', { count }) }))}
          value={choice}
          onChange={setChoice}
        />
      </div>
    </Dialog>
  );
}
