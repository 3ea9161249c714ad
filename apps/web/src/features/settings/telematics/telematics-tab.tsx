import { useQuery } from '@tanstack/react-query';
import { formatMoment, isSyncing, newestFirst } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, EmptyState, Panel, SkeletonRows, StatusPill } from '@wayside/ui';
import type { StatusTone } from '@wayside/ui';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { api } from '../../../shared/data/api.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useMyFleet } from '../../../shared/data/user.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { TableList, rowsOf } from '../../../shared/list/table-list.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import type { User } from '../../../shared/session/session.ts';
import { DatabaseNamePanel } from './database-name.tsx';
import styles from './telematics.module.css';
import { syncEventsQuery } from './telematics.queries.ts';

/** The database that supplies vehicles and odometer readings, and its syncs. */
export function TelematicsTab({ user }: { user: User }) {
  const { t } = useTranslation('telematics');
  const fleet = useMyFleet();
  return (
    <Loaded query={fleet} skeleton={<SkeletonRows label={t('loading')} rows={8} />}>
      {({ id, geotab_database_name: name }) => (
        <div className={styles.tab}>
          <DatabaseNamePanel key={id} user={user} fleetId={id} name={name ?? ''} />
          <SyncEvents hasName={Boolean(name)} />
        </div>
      )}
    </Loaded>
  );
}

/** Rows shown at once. */
const STEP = 10;

type Event = Parameters<typeof isSyncing>[0];

const TONES: Readonly<Record<string, StatusTone>> = { failed: 'critical', completed: 'success', pending: 'info' };

/** The raw status from the server (OPN-80); only the color is ours. */
const statusPill = ({ status }: Event) => <StatusPill tone={TONES[status] ?? 'neutral'}>{status}</StatusPill>;

/** Syncs of the database, newest first, with a button to start one. */
function SyncEvents({ hasName }: { hasName: boolean }) {
  const { t } = useTranslation('telematics');
  const query = useQuery(syncEventsQuery());
  const events = rowsOf(query, newestFirst);
  const { save, isSaving, result } = useSave({ call: () => api.POST('/geotab_sync_events'), changed: ['syncs'] });
  const [latest] = events.data ?? [];
  const isRunning = events.data?.some(isSyncing) ?? false;
  // One notice: what just failed says more than what runs or failed before.
  const notice = (): ReactNode => {
    if (result?.status === 'failure') return <FormAlert result={result} />;
    if (isRunning) return hasName && <Alert tone="info">{t('syncing')}</Alert>;
    return (
      latest?.status === 'failed' && (
        <Alert tone="error" title={t('failedTitle')}>
          {t(hasName ? 'failedBody' : 'failedBodyNoName')}
        </Alert>
      )
    );
  };
  return (
    <>
      {notice()}
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
      >
        <TableList
          label={t('events.title')}
          query={events}
          rowKey={({ id }) => id}
          step={STEP}
          skeleton={{ label: t('events.loading'), rows: 6, columns: '1fr 2fr 1fr' }}
          columns={[
            { id: 'id', header: t('events.id'), value: ({ id }) => id },
            {
              id: 'createdAt',
              header: t('events.createdAt'),
              value: ({ created_at }) => formatMoment(created_at, brand.region),
            },
            { id: 'status', header: t('events.status'), cell: statusPill, kind: 'status' },
          ]}
          empty={
            <EmptyState kind="first-use" title={t('empty.title')}>
              {t('empty.body')}
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}
