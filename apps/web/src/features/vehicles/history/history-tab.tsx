import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Panel, RadioGroup, Select } from '@wayside/ui';
import { Plus, Printer } from 'lucide-react';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { HistoryTable } from './history-table.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { useHistoryPeriod, useHistoryView } from './use-history-address.ts';
import styles from './history.module.css';

/** What was done on the vehicle: the records as a table, or everything that happened as a timeline. */
export function HistoryTab({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('history');
  const [view, setView] = useHistoryView();
  return (
    <Panel
      title={t('title')}
      isFlush
      actions={
        <>
          <ButtonLink href={place.vehicle(vehicle.id, { view: 'dossier' })} icon={<Printer size={16} aria-hidden="true" />}>
            {t('dossier.action')}
          </ButtonLink>
          <ButtonLink href={place.newMaintenanceHistory({ vehicle: vehicle.id })} icon={<Plus size={16} aria-hidden="true" />}>
            {t('add')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.views}>
        <RadioGroup
          label={t('view.label')}
          orientation="horizontal"
          options={(['table', 'timeline'] as const).map((id) => ({ id, label: t(`view.${id}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'timeline' ? <Timeline vehicle={vehicle} /> : <Records vehicle={vehicle} />}
    </Panel>
  );
}

function Records({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('history');
  const [period, setPeriod] = useHistoryPeriod();
  return (
    <>
      <div className={styles.toolbar}>
        <Select
          isInline
          label={t('period.label')}
          options={(['all', 'year', 'years'] as const).map((id) => ({ id, label: t(`period.${id}`) }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <HistoryTable key={period} vehicleId={vehicle.id} period={period} onEverything={() => setPeriod('all')} />
    </>
  );
}
