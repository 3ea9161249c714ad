import { formatDate } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Checkbox } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { Form } from '../../../shared/form/form.tsx';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { ScheduleItem } from '../../../shared/maintenance/schedule.queries.ts';
import { MarkRecord } from './mark-record.tsx';
import { useMarkDone } from './use-mark-done.ts';
import { dueStateOfService } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';

export interface MarkDoneProps {
  item: ScheduleItem;
  vehicle: Vehicle;
  onClose: () => void;
}

/** Confirms that a service of the schedule is done, and offers to record it in the history (VOR-11). */
export function MarkDone({ item, vehicle, onClose }: MarkDoneProps) {
  const { t } = useTranslation(['vehicle', 'history', 'common']);
  const texts = useVehicleText();
  const mark = useMarkDone(item, vehicle);
  const named = { service: item.name, vehicle: texts.name(vehicle) };
  const date = formatDate(item.estimated_maintenance_date, brand.region);
  const consequence = dueStateOfService(item) ? 'about' : date ? 'notDueBefore' : 'notDue';
  return (
    <ConfirmAction
      question={t('vehicle:schedules.question')}
      about={
        mark.isMarked ? (
          <Alert tone="info">{t('vehicle:schedules.recordLeft', named)}</Alert>
        ) : (
          <p>{t(`vehicle:schedules.${consequence}`, { ...named, date })}</p>
        )
      }
      renderForm={(confirm) => (
        <Form form={mark.form} onSubmit={confirm}>
          {!mark.isMarked && (
            <Checkbox isSelected={mark.isRecorded} onChange={mark.setRecorded} isDisabled={mark.saving.isSaving}>
              {t('vehicle:schedules.record')}
            </Checkbox>
          )}
          {mark.isRecorded ? (
            <MarkRecord form={mark.form} vehicleId={vehicle.id} />
          ) : (
            <p>{t('vehicle:schedules.noRecord')}</p>
          )}
        </Form>
      )}
      confirmLabel={mark.isMarked ? t('vehicle:schedules.saveRecord') : t('vehicle:schedules.confirm', named)}
      cancelLabel={mark.isMarked ? t('vehicle:schedules.leaveRecord') : undefined}
      disabledReason={mark.gap && t(`history:new.gap.${mark.gap}`)}
      tone="primary"
      saving={mark.saving}
      input={item}
      onClose={onClose}
    />
  );
}
