import { PATTERNS, matchesPattern, place } from '@wayside/domain';
import type { VehicleMode } from '@wayside/domain/schemas';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { anId, oneOf, readParam } from '../../../shared/list/use-address-param.ts';

/** The form in the address, and the address of the page that it is over. */
export type OpenForm = ({ mode: 'add'; id: null } | { mode: Exclude<VehicleMode, 'add'>; id: number }) & {
  behind: string;
  /** Which field it is opened for, if not for the first. */
  field?: Field | undefined;
};

const MODES = ['ymm', 'activate'] as const;
type EditMode = (typeof MODES)[number];
const MODE = oneOf(MODES);

const FIELDS = ['odometer'] as const;
type Field = (typeof FIELDS)[number];
const FIELD = oneOf(FIELDS);

interface FormParams {
  mode?: EditMode | undefined;
  field?: Field | undefined;
}

/** An address with the query of another one, in which only the mode and the field of a form are its own. */
function withSearch(path: string, search: string, { mode, field }: FormParams = {}): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ mode, field })) {
    query.delete(name);
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * The form that the address opens: `/vehicles/new`, `/vehicles/7/edit`, `/vehicles/7/edit?mode=ymm`,
 * `/vehicles/7/edit?field=odometer`. Undefined on the pages themselves.
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
    field: readParam(query, 'field', FIELD),
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
  const over = (page: string, form: string, params?: FormParams): string =>
    withSearch(form, pathname === page ? search : '', params);
  return {
    add: over(place.vehicles, place.newVehicle),
    edit: (id: number, mode?: EditMode): string => over(place.vehicle(id), place.editVehicle(id), { mode }),
    odometer: (id: number): string => over(place.vehicle(id), place.editVehicle(id), { field: 'odometer' }),
  };
}

/** Leads back to the page that the form was over. */
export function useCloseForm({ behind }: OpenForm): () => void {
  const navigate = useNavigate();
  return () => void navigate(behind, { replace: true });
}
