import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime, isSyncing, newestFirst } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, EmptyState, Panel } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { api } from '../../../shared/data/api.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { rowsOf, TableList } from '../../../shared/list/table-list.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { syncEventsQuery } from './telematics.queries.ts';

/** Rows shown at once. */
const STEP = 10;
/** Polling interval while a sync is running, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** Syncs of the database, newest first, with a button to start one. */
export function SyncEvents({ hasName }: { hasName: boolean }) {
  const { t } = useTranslation('telematics');
  const query = useQuery({
    ...syncEventsQuery(),
    refetchInterval: ({ state }) => (state.data?.some(isSyncing) ? LOOK_AGAIN : false),
  });
  const events = rowsOf(query, newestFirst);
  const { save, isSaving, result } = useSave({ call: () => api.POST('/geotab_sync_events'), changed: ['syncs'] });
  const [latest] = events.data ?? [];
  const isRunning = events.data?.some(isSyncing) ?? false;
  return (
    <Panel
      title={t('events.title')}
      isFlush
      actions={
        <Button
          isPending={isSaving}
          pendingLabel={t('syncStarting')}
          disabledReason={hasName ? undefined : t('syncNeedsName')}
          onPress={() => void save(undefined)}
        >
          {t('sync')}
        </Button>
      }
      footer={
        <>
          {result?.status === 'failure' && <FormAlert result={result} />}
          {isRunning && <Alert tone="info">{t('syncing')}</Alert>}
          {latest?.status === 'failed' && (
            <Alert tone="error" title={t('failedTitle')}>
              {t('failedBody')}
            </Alert>
          )}
        </>
      }
    >
      <TableList
        label={t('events.title')}
        query={events}
        rowKey={({ id }) => id}
        step={STEP}
        skeleton={{ label: t('events.loading'), rows: 6, columns: '1fr 2fr 1fr' }}
        columns={[
          { id: 'id', header: t('events.id'), cell: ({ id }) => id },
          {
            id: 'createdAt',
            header: t('events.createdAt'),
            cell: ({ created_at }) => [formatDate(created_at, brand.region), formatTime(created_at)].join(' '),
          },
          // The raw status from the server.
          { id: 'status', header: t('events.status'), cell: ({ status }) => status },
        ]}
        empty={
          <EmptyState kind="first-use" title={t('empty.title')}>
            {t('empty.body')}
          </EmptyState>
        }
      />
    </Panel>
  );
}
