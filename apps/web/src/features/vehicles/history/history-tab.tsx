import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Panel, Segmented } from '@wayside/ui';
import { Plus, Printer } from 'lucide-react';
import { oneOf, useAddressParam } from '../../../shared/list/use-address-param.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { HistoryTable } from './history-table.tsx';
import { Timeline } from './timeline/timeline.tsx';

const VIEW = oneOf(['timeline']);

/** What was done on the vehicle: the records as a table, or everything that happened as a timeline. */
export function HistoryTab({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('history');
  const [view, setView] = useAddressParam('view', VIEW, 'table');
  return (
    <Panel
      title={t('title')}
      isFlush
      isSheet
      actions={
        <>
          <Segmented
            isInline
            label={t('view.label')}
            segments={(['table', 'timeline'] as const).map((id) => {
              const label = t(`view.${id}`);
              return { id, label, name: label };
            })}
            value={view}
            onChange={setView}
          />
          <ButtonLink
            href={place.vehicle(vehicle.id, { view: 'dossier' })}
            icon={<Printer size={16} aria-hidden="true" />}
          >
            {t('dossier.action')}
          </ButtonLink>
          <ButtonLink
            href={place.newMaintenanceHistory({ vehicle: vehicle.id })}
            icon={<Plus size={16} aria-hidden="true" />}
          >
            {t('add')}
          </ButtonLink>
        </>
      }
    >
      {view === 'timeline' ? <Timeline vehicle={vehicle} /> : <HistoryTable vehicleId={vehicle.id} />}
    </Panel>
  );
}
