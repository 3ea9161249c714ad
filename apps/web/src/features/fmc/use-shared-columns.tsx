import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { StatusPill } from '@wayside/ui';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import type { Fleet } from './fleets.queries.ts';

/** The columns that the list of fleets and the portfolio have in common. */
export function useSharedColumns() {
  const { t } = useTranslation(['fmc', 'common']);
  return useMemo(
    () =>
      ({
        name: {
          id: 'name',
          header: t('grid.columns.name'),
          value: ({ name }) => name,
          href: ({ id }) => place.editFleet(id),
          width: 240,
          minWidth: 200,
          isPinned: true,
        },
        active: {
          id: 'active',
          header: t('grid.columns.isActive'),
          value: ({ is_active }) => t(is_active ? 'common:state.active' : 'common:state.inactive'),
          kind: 'status',
          width: 112,
          minWidth: 104,
          cell: ({ is_active }) => (
            <StatusPill tone={is_active ? 'success' : 'muted'}>{t(is_active ? 'common:state.active' : 'common:state.inactive')}</StatusPill>
          ),
        },
        region: { id: 'region', header: t('grid.columns.region'), value: ({ region }) => region, width: 110, minWidth: 96 },
        rep: { id: 'rep', header: t('grid.columns.rep'), value: ({ rep }) => rep, width: 140, minWidth: 90 },
        vehicles: {
          id: 'vehicles',
          header: t('grid.columns.vehicles'),
          value: ({ vehicles_total }) => vehicles_total,
          kind: 'number',
          width: 90,
          minWidth: 80,
        },
      }) satisfies Record<string, GridColumn<Fleet>>,
    [t],
  );
}
