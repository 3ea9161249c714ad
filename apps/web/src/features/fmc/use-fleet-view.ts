import { PORTFOLIO_VIEW } from '@wayside/domain';
import { useEffect } from 'react';
import { useAddress } from '../../shared/list/use-address.ts';
import { oneOf, readParam } from '../../shared/list/use-address-param.ts';
import { rememberFmcDashboard } from '../../shared/session/fmc-return.ts';
import { withTrendOf } from './trend/use-trend-address.ts';

export const FLEET_VIEWS = ['fleets', 'portfolio'] as const;
type FleetView = (typeof FLEET_VIEWS)[number];

const VIEW = oneOf(FLEET_VIEWS);

/** The view of the FMC dashboard in its address. Another view starts with its own sort and search. */
export function useFleetView(): [view: FleetView, setView: (view: FleetView) => void] {
  const { search, go } = useAddress();
  useEffect(() => rememberFmcDashboard(search), [search]);
  return [
    readParam(new URLSearchParams(search), 'view', VIEW) ?? 'fleets',
    (view) => go((old) => withTrendOf(old, new URLSearchParams(view === 'portfolio' ? PORTFOLIO_VIEW : ''))),
  ];
}
