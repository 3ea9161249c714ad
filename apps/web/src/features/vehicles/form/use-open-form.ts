import { PATTERNS, matchesPattern, place } from '@wayside/domain';
import type { VehicleMode } from '@wayside/domain/schemas';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { anId, oneOf, readParam } from '../../../shared/list/use-address-param.ts';

/** The form in the address, and the address of the page that it is over. */
export type OpenForm = ({ mode: 'add'; id: null } | { mode: Exclude<VehicleMode, 'add'>; id: number }) & {
  behind: string;
};

const MODES = ['ymm', 'odometer', 'activate'] as const;
type EditMode = (typeof MODES)[number];
const MODE = oneOf(MODES);

/** An address with the query of another one, in which only the mode of a form is its own. */
function withSearch(path: string, search: string, mode?: EditMode): string {
  const query = new URLSearchParams(search);
  query.delete('mode');
  if (mode) query.set('mode', mode);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * The form that the address opens: `/vehicles/new`, `/vehicles/7/edit`, `/vehicles/7/edit?mode=ymm`.
 * Undefined on the pages themselves.
 */
export function useOpenForm(): OpenForm | undefined {
  const { pathname, search } = useLocation();
  const id = anId.read(useMatch(PATTERNS.editVehicle)?.params.id ?? '');
  if (matchesPattern(PATTERNS.newVehicle, pathname))
    return { mode: 'add', id: null, behind: withSearch(place.vehicles, search) };
  if (id === undefined) return undefined;
  const query = new URLSearchParams(search);
  return {
    mode: readParam(query, 'mode', MODE) ?? 'edit',
    id,
    behind: withSearch(place.vehicle(id), search),
  };
}

/**
 * Addresses of the forms. Over their own page they keep its tab, search and filters, which are there again when the
 * form closes.
 */
export function useFormPlaces() {
  const { pathname, search } = useLocation();
  const over = (page: string, form: string, mode?: EditMode): string =>
    withSearch(form, pathname === page ? search : '', mode);
  return {
    add: over(place.vehicles, place.newVehicle),
    edit: (id: number, mode?: EditMode): string => over(place.vehicle(id), place.editVehicle(id), mode),
  };
}

/** Leads back to the page that the form was over. */
export function useCloseForm({ behind }: OpenForm): () => void {
  const navigate = useNavigate();
  return () => void navigate(behind, { replace: true });
}
