import { useQuery } from '@tanstack/react-query';
import type { LookupField, VehicleValues } from '@wayside/domain/schemas';
import { read } from '../../../shared/data/read.ts';
import type { Choice } from '../../../shared/form/form-checklist.tsx';

const HOUR = 3_600_000;

export interface Lookup {
  options: readonly Choice<number>[];
  /** `waiting`: for a choice in the list before. */
  status: 'waiting' | 'loading' | 'failed' | 'ready';
  isRetrying: boolean;
  retry: () => void;
}

interface Query<Data> {
  data: readonly Data[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

const lookupOf = <Data>(
  { data, error, isFetching, refetch }: Query<Data>,
  isAsked: boolean,
  choice: (entry: Data) => Choice<number>,
): Lookup => ({
  options: isAsked ? (data ?? []).map(choice) : [],
  status: !isAsked ? 'waiting' : data ? 'ready' : error ? 'failed' : 'loading',
  isRetrying: isFetching,
  retry: () => void refetch(),
});

/**
 * The lists to choose a vehicle from. Each query is keyed by all choices before it, so the answer to an earlier choice that comes late is
 * never shown.
 */
export function useLookups(values: Pick<VehicleValues, LookupField>): Record<LookupField, Lookup> {
  const [year, make_id, model_id, sub_model_id] = [values.year, values.motorMakeID, values.motorModelID, values.motor_sub_model_id];
  const hasMake = year !== null && make_id !== null;
  const hasModel = hasMake && model_id !== null;
  const hasSubmodel = hasModel && sub_model_id !== null;
  const path = { year: year ?? 0, make_id: make_id ?? 0, model_id: model_id ?? 0, sub_model_id: sub_model_id ?? 0 };
  const { year: ofYear, make_id: ofMake, model_id: ofModel } = path;
  const kept = { staleTime: HOUR };

  const years = useQuery({ ...read('/vehicles/years'), ...kept });
  const makes = useQuery({ ...read('/vehicles/years/{year}/makes', { path: { year: ofYear } }), ...kept, enabled: year !== null });
  const models = useQuery({
    ...read('/vehicles/years/{year}/makes/{make_id}/models', { path: { year: ofYear, make_id: ofMake } }),
    ...kept,
    enabled: hasMake,
  });
  const submodels = useQuery({
    ...read('/vehicles/years/{year}/makes/{make_id}/models/{model_id}/submodels', {
      path: { year: ofYear, make_id: ofMake, model_id: ofModel },
    }),
    ...kept,
    enabled: hasModel,
  });
  const engines = useQuery({
    ...read('/vehicles/years/{year}/makes/{make_id}/models/{model_id}/submodels/{sub_model_id}/engines', { path }),
    ...kept,
    enabled: hasSubmodel,
  });

  return {
    year: lookupOf(years, true, (id) => ({ id, label: String(id) })),
    motorMakeID: lookupOf(makes, year !== null, (entry) => ({ id: entry.make_id, label: entry.make })),
    motorModelID: lookupOf(models, hasMake, (entry) => ({ id: entry.model_id, label: entry.model })),
    motor_sub_model_id: lookupOf(submodels, hasModel, (entry) => ({ id: entry.sub_model_id, label: entry.sub_model })),
    motorEngineID: lookupOf(engines, hasSubmodel, (entry) => ({ id: entry.engine_id, label: entry.description })),
  };
}
