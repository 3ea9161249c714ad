import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import type { HistoryRecord } from './history.queries.ts';
import { useHistoryTexts } from './use-history-texts.ts';

export interface DeleteHistoryProps {
  record: HistoryRecord | undefined;
  /** The list no longer has it. */
  isGone: boolean;
  onClose: () => void;
}

/** Asks before a record that was entered by hand is deleted. */
export function DeleteHistory({ record, isGone, onClose }: DeleteHistoryProps) {
  const { t } = useTranslation('history');
  const texts = useHistoryTexts();
  const saving = useSave({
    call: ({ id }: HistoryRecord) => api.DELETE('/manual_maintenance_histories/{id}', { params: { path: { id } } }),
    changed: ['histories'],
    done: { say: t('delete.done') },
    what: t('new.what'),
    isDeletion: true,
  });
  if (!record) return null;
  const about = [
    texts.moment(record),
    texts.services(record).join(', '),
    texts.shop(record),
    texts.total(record),
  ].filter(Boolean);
  return (
    <ConfirmAction
      question={t('delete.question')}
      about={
        <>
          <p>{about.join(' · ')}</p>
          <p>{t('delete.consequence')}</p>
        </>
      }
      confirmLabel={t('delete.confirm')}
      saving={saving}
      input={record}
      isDone={isGone}
      onClose={onClose}
    />
  );
}
