import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { StatusPill } from '@wayside/ui';
import { useMemo } from 'react';
import type { Unnamed } from '../../shared/list/columns-of.ts';
import type { Fleet } from './fleets.queries.ts';

/** The columns that the list of fleets and the portfolio have in common. */
export function useSharedColumns() {
  const { t } = useTranslation(['fmc', 'common']);
  return useMemo(() => {
    const state = ({ is_active }: Fleet) => t(is_active ? 'common:state.active' : 'common:state.inactive');
    return {
      name: {
        header: t('grid.columns.name'),
        value: ({ name }) => name,
        href: ({ id }) => place.editFleet(id),
        width: 240,
        minWidth: 200,
        isPinned: true,
      },
      active: {
        header: t('grid.columns.isActive'),
        value: state,
        cell: (fleet) => <StatusPill tone={fleet.is_active ? 'success' : 'muted'}>{state(fleet)}</StatusPill>,
        kind: 'status',
        width: 112,
        minWidth: 104,
      },
      region: { header: t('grid.columns.region'), value: ({ region }) => region, width: 110, minWidth: 96 },
      rep: { header: t('grid.columns.rep'), value: ({ rep }) => rep, width: 180, minWidth: 160 },
      vehicles: {
        header: t('grid.columns.vehicles'),
        value: ({ vehicles_total }) => vehicles_total,
        kind: 'number',
        width: 90,
        minWidth: 80,
      },
    } satisfies Record<string, Unnamed<Fleet>>;
  }, [t]);
}
