import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import type { HistoryRecord } from './history.queries.ts';
import { useHistoryTexts } from './use-history-texts.ts';

const NOT_FOUND = 404;

/** A record that someone else deleted first is gone, which is what was asked for: it counts as done, with its own message. */
async function deleteRecord({
  id,
}: HistoryRecord): Promise<{ data: 'deleted' | 'gone'; response: Response } | { error: unknown; response: Response }> {
  const { error, response } = await api.DELETE('/manual_maintenance_histories/{id}', { params: { path: { id } } });
  if (response.status === NOT_FOUND) return { data: 'gone', response: new Response() };
  return response.ok ? { data: 'deleted', response } : { error, response };
}

/** Asks before a record that was entered by hand is deleted. */
export function DeleteHistory({ record, onClose }: { record: HistoryRecord | undefined; onClose: () => void }) {
  const { t } = useTranslation('history');
  const texts = useHistoryTexts();
  const saving = useSave({
    call: deleteRecord,
    changed: ['histories'],
    done: ({ data }) => ({ say: t(data === 'gone' ? 'delete.gone' : 'delete.done') }),
    what: t('delete.what'),
  });
  if (!record) return null;
  const about = [texts.moment(record), texts.services(record).join(', '), texts.shop(record), texts.total(record)].filter(Boolean);
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
      onClose={onClose}
    />
  );
}
