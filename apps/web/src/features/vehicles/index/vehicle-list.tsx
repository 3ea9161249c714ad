import { useQuery } from '@tanstack/react-query';
import { downloadUrl } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState, LazyBoundary, lazyPart, useStableCallback } from '@wayside/ui';
import { useMemo } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { origin } from '../../../shared/data/api.ts';
import { HiddenRows } from '../../../shared/list/hidden-rows.tsx';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { MineSwitch } from '../../../shared/list/mine/mine-switch.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { useMineOf } from '../../../shared/list/mine/use-mine.ts';
import { authenticationToken } from '../../../shared/session/session.ts';
import { useQuietTime } from '../../../shared/page/use-quiet-time.ts';
import type { DraftOwner } from '../../../shared/session/drafts.ts';
import { useActivation } from '../status/use-activation.tsx';
import { useEnroll } from '../status/use-enroll.ts';
import styles from './bulk/bulk.module.css';
import { useBulk } from './bulk/use-bulk.tsx';
import healthStyles from './health-line.module.css';
import { LACKS, useLacking } from './use-health.ts';
import { useVehicleColumns } from './vehicle-columns.tsx';
import { vehiclesQuery } from './vehicles.queries.ts';
import type { Vehicle } from './vehicles.queries.ts';

const HealthLine = lazyPart(() => import('./health-line.tsx'), 'HealthLine');

const idOf = ({ id }: Vehicle): number => id;
const isInactive = ({ is_active }: Vehicle): boolean => !is_active;

/** The fleet's vehicles in a grid. */
export function VehicleList({ owner }: { owner: DraftOwner }) {
  const { t, i18n } = useTranslation('vehicles');
  const activation = useActivation();
  const enrollment = useEnroll();
  const toggle = useStableCallback(activation.toggle);
  const enroll = useStableCallback((vehicle: Vehicle) => void enrollment.save(vehicle));
  const actions = useMemo(() => ({ toggle, enroll }), [toggle, enroll]);
  const query = useQuery(vehiclesQuery());
  const { rows, hidden } = useMineOf(query.data, idOf);
  const bulk = useBulk(rows, owner);
  const lacking = useLacking({ ...query, data: rows });
  const isQuiet = useQuietTime();
  return (
    <div className={styles.stack}>
      {bulk.above}
      <div className={healthStyles.line}>
        {rows && isQuiet && (
          <LazyBoundary fallback={null}>
            <HealthLine vehicles={rows} shown={lacking.gap} />
          </LazyBoundary>
        )}
      </div>
      <ListPanel
        list={useList('vehicles', { own: [LACKS] })}
        texts={{
          label: t('label'),
          search: t('search.label'),
          searchPlaceholder: t('search.placeholder'),
          loading: t('loading'),
        }}
        columns={useVehicleColumns(actions)}
        query={lacking.query}
        total={rows?.length}
        allRows={query.data}
        chips={
          lacking.gap === 'nothing'
            ? []
            : [{ id: LACKS, label: t(`health.gap.${lacking.gap}`), onRemove: lacking.showAll }]
        }
        rowKey={idOf}
        isMuted={isInactive}
        filters={<MineSwitch />}
        note={<HiddenRows {...hidden} />}
        selection={bulk.selection}
        csv={{ href: downloadUrl(origin, '/vehicles.csv', authenticationToken() ?? '', i18n.language as Language) }}
        empty={
          <EmptyState kind="first-use" title={t(brand.switches.vehicleEnroll ? 'empty.enrolledTitle' : 'empty.title')}>
            {t(brand.switches.vehicleEnroll ? 'empty.enrolledBody' : 'empty.body')}
          </EmptyState>
        }
      />
      {activation.dialog}
      {bulk.dialog}
    </div>
  );
}
