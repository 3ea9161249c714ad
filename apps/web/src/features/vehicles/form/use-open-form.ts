import { PATTERNS, matchesPattern, place } from '@wayside/domain';
import type { VehicleMode } from '@wayside/domain/schemas';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { anId, oneOf, readParam } from '../../../shared/list/use-address-param.ts';

/** The form in the address. */
export type OpenForm = { mode: 'add'; id: null } | { mode: Exclude<VehicleMode, 'add'>; id: number };

const MODE = oneOf(['ymm', 'activate']);

/** The form that the address opens: `/vehicles/new`, `/vehicles/7/edit`, `/vehicles/7/edit?mode=ymm`. Undefined on the pages themselves. */
export function useOpenForm(): OpenForm | undefined {
  const { pathname, search } = useLocation();
  const id = anId.read(useMatch(PATTERNS.editVehicle)?.params.id ?? '');
  if (matchesPattern(PATTERNS.newVehicle, pathname)) return { mode: 'add', id: null };
  return id === undefined ? undefined : { mode: readParam(new URLSearchParams(search), 'mode', MODE) ?? 'edit', id };
}

/** Leads back to the page that the form was over. */
export function useCloseForm({ id }: OpenForm): () => void {
  const navigate = useNavigate();
  return () => void navigate(id === null ? place.vehicles : place.vehicle(id), { replace: true });
}
