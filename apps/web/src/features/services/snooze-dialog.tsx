import { formatDate, snoozeValue, snoozeWeeks } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Dialog, Select } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { useFailureText } from '../../shared/data/use-failure-text.ts';
import { toasts } from '../../shared/page/toasts.ts';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import { useSnooze } from './use-snooze.ts';
import type { UpcomingRow } from './upcoming-rows.ts';
import styles from './services.module.css';

/** Asks for how long the reminders of a vehicle are put off. Nothing is sent until a delay is chosen. */
export function SnoozeDialog({ row: { vehicle, snoozedUntil }, onClose }: { row: UpcomingRow; onClose: () => void }) {
  const { t } = useTranslation(['services', 'common']);
  const failureText = useFailureText();
  const name = useVehicleText().name(vehicle);
  const [choice, setChoice] = useState<string | null>(null);
  const weeks = snoozeWeeks.find((count) => count === snoozeValue(choice ?? ''));
  const dateText = (day: string) => formatDate(day, brand.region);
  const { snooze, isPending, error } = useSnooze(vehicle.id, ({ reminder_date }) => {
    toasts.show({ title: t('snooze.done', { vehicle: name, date: dateText(reminder_date) }), tone: 'success' });
    onClose();
  });

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
            isPending={isPending}
            pendingLabel={t('common:state.saving')}
            disabledReason={weeks ? undefined : t('snooze.choose')}
            onPress={() => weeks && snooze(weeks)}
          >
            {t('common:actions.confirm')}
          </Button>
        </div>
      }
    >
      <div className={styles.stack}>
        {error && <Alert tone="error">{failureText(error, 'save')}</Alert>}
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
