import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LookupField, VehicleValues } from '@wayside/domain/schemas';
import { read } from '../../../shared/data/read.ts';
import type { Choice } from '../../../shared/form/form-choice-list.tsx';

const HOUR = 3_600_000;

/**
 * The lists to choose a vehicle from; a list waits for a choice in the one before. Each query is keyed by all choices
 * before it, so the response to an earlier choice that comes late is never shown.
 */
export function useLookups(
  values: Pick<VehicleValues, LookupField>,
): Record<LookupField, UseQueryResult<Choice<number>[]>> {
  const { year, motorMakeID: make_id, motorModelID: model_id, motor_sub_model_id: sub_model_id } = values;
  const hasMake = year !== null && make_id !== null;
  const hasModel = hasMake && model_id !== null;
  const hasSubmodel = hasModel && sub_model_id !== null;
  const path = { year: year ?? 0, make_id: make_id ?? 0, model_id: model_id ?? 0, sub_model_id: sub_model_id ?? 0 };
  const { year: ofYear, make_id: ofMake, model_id: ofModel } = path;

  return {
    year: useQuery({
      ...read('/vehicles/years'),
      staleTime: HOUR,
      select: (years) => years.map((id) => ({ id, label: String(id) })),
    }),
    motorMakeID: useQuery({
      ...read('/vehicles/years/{year}/makes', { path: { year: ofYear } }),
      staleTime: HOUR,
      enabled: year !== null,
      select: (makes) => makes.map((entry) => ({ id: entry.make_id, label: entry.make })),
    }),
    motorModelID: useQuery({
      ...read('/vehicles/years/{year}/makes/{make_id}/models', { path: { year: ofYear, make_id: ofMake } }),
      staleTime: HOUR,
      enabled: hasMake,
      select: (models) => models.map((entry) => ({ id: entry.model_id, label: entry.model })),
    }),
    motor_sub_model_id: useQuery({
      ...read('/vehicles/years/{year}/makes/{make_id}/models/{model_id}/submodels', {
        path: { year: ofYear, make_id: ofMake, model_id: ofModel },
      }),
      staleTime: HOUR,
      enabled: hasModel,
      select: (submodels) => submodels.map((entry) => ({ id: entry.sub_model_id, label: entry.sub_model })),
    }),
    motorEngineID: useQuery({
      ...read('/vehicles/years/{year}/makes/{make_id}/models/{model_id}/submodels/{sub_model_id}/engines', { path }),
      staleTime: HOUR,
      enabled: hasSubmodel,
      select: (engines) => engines.map((entry) => ({ id: entry.engine_id, label: entry.description })),
    }),
  };
}
