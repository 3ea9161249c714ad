import type { Schemas } from '@wayside/api-client';
import { hashOf } from '../../shared/random.ts';
import { CATALOGUE, FIRST_YEAR, LAST_YEAR } from './vehicle-catalogue.ts';
import type { CatalogueMake, CatalogueModel } from './vehicle-catalogue.ts';

type Vehicle = Schemas['Vehicle'];
/** What the lookups return for a vehicle. */
export type Description = Pick<
  Vehicle,
  | 'year'
  | 'make'
  | 'model'
  | 'sub_model'
  | 'engine'
  | 'motorMakeID'
  | 'motorModelID'
  | 'motor_sub_model_id'
  | 'motorEngineID'
  | 'oil_type_name'
  | 'vehicle_type_id'
>;

export const LIGHT_DUTY = 1;
export const HEAVY_DUTY = 10;

/** Model years, newest first. */
export const years = (): number[] =>
  Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => LAST_YEAR - index);

const isBuilt = (model: CatalogueModel, year: number): boolean => year >= model.years[0] && year <= model.years[1];

/** Makes of a year; undefined for a year outside the catalog, as in the other lists. */
export function makes(year: number): Schemas['VehicleMake'][] | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  return CATALOGUE.filter((make) => make.models.some((model) => isBuilt(model, year))).map(({ id, name }) => ({
    make_id: id,
    make: name,
  }));
}

export function models(year: number, makeId: number): Schemas['VehicleModel'][] | undefined {
  const matches = CATALOGUE.find(({ id }) => id === makeId)?.models.filter((model) => isBuilt(model, year));
  return matches?.length ? matches.map(({ id, name }) => ({ model_id: id, model: name })) : undefined;
}

export function submodels(year: number, makeId: number, modelId: number): Schemas['VehicleSubmodel'][] | undefined {
  return modelOf(year, makeId, modelId)?.submodels.map(([sub_model_id, sub_model]) => ({ sub_model_id, sub_model }));
}

export function engines(
  year: number,
  makeId: number,
  modelId: number,
  submodelId: number,
): Schemas['VehicleEngine'][] | undefined {
  const model = modelOf(year, makeId, modelId);
  if (!model?.submodels.some(([id]) => id === submodelId)) return undefined;
  return model.engines.map(([engine_id, description]) => ({ engine_id, description }));
}

function modelOf(year: number, makeId: number, modelId: number): CatalogueModel | undefined {
  const model = CATALOGUE.find(({ id }) => id === makeId)?.models.find(({ id }) => id === modelId);
  return model && isBuilt(model, year) ? model : undefined;
}

/** Names for the chosen ids; undefined when they do not belong together. Submodel and engine are optional. */
export function byIds(
  year: number,
  makeId: number,
  modelId: number,
  submodelId?: number | null,
  engineId?: number | null,
): Description | undefined {
  const make = CATALOGUE.find(({ id }) => id === makeId);
  const model = modelOf(year, makeId, modelId);
  if (!make || !model) return undefined;
  const submodel = model.submodels.find(([id]) => id === submodelId);
  const engine = model.engines.find(([id]) => id === engineId);
  if ((submodelId != null && !submodel) || (engineId != null && !engine)) return undefined;
  return described(make, model, year, submodel, engine);
}

export function described(
  make: CatalogueMake,
  model: CatalogueModel,
  year: number,
  submodel: readonly [number, string] | undefined,
  engine: readonly [number, string] | undefined,
): Description {
  return {
    year,
    make: make.name,
    model: model.name,
    sub_model: submodel?.[1] ?? null,
    engine: engine?.[1] ?? null,
    motorMakeID: make.id,
    motorModelID: model.id,
    motor_sub_model_id: submodel?.[0] ?? null,
    motorEngineID: engine?.[0] ?? null,
    oil_type_name: model.oil,
    vehicle_type_id: model.kind === 'heavy' ? HEAVY_DUTY : LIGHT_DUTY,
  };
}

/** All models with their makes, for picking one by index. */
export const MODELS = CATALOGUE.flatMap((make) => make.models.map((model) => ({ make, model })));

const YEAR_CODES = '56789ABCDEFGHJKLMNPRST';

/**
 * Decodes a VIN: manufacturer in characters 1 to 3, description up to the eighth, model year in the tenth. For a known
 * manufacturer any description maps to some model, so testers can make up VINs. Undefined when the manufacturer or the
 * year is unknown.
 */
export function byVin(vin: string): Description | undefined {
  const index = YEAR_CODES.indexOf(vin.charAt(9));
  if (index < 0) return undefined;
  const year = FIRST_YEAR + index;
  const sameMaker = MODELS.filter(({ model }) => model.vin.slice(0, 3) === vin.slice(0, 3) && isBuilt(model, year));
  const hash = hashOf(vin);
  const match =
    sameMaker.find(({ model }) => vin.startsWith(model.vin)) ?? sameMaker[hash % Math.max(sameMaker.length, 1)];
  if (!match) return undefined;
  const { make, model } = match;
  return described(
    make,
    model,
    year,
    model.submodels[hash % model.submodels.length],
    model.engines[hash % model.engines.length],
  );
}

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VALUES: Record<string, number> = Object.fromEntries(
  [...'0123456789']
    .map((digit) => [digit, Number(digit)])
    .concat([...'ABCDEFGH'].map((letter, index) => [letter, index + 1]))
    .concat([...'JKLMN'].map((letter, index) => [letter, index + 1]))
    .concat([
      ['P', 7],
      ['R', 9],
    ])
    .concat([...'STUVWXYZ'].map((letter, index) => [letter, index + 2])),
);
const PLANTS = 'KABCDEFGHJLMNPRSTUVWXYZ';

/** A VIN for a model and year with a valid check digit; unique for serials below 23 million. */
export function vinOf(model: CatalogueModel, year: number, serial: number): string {
  const plant = PLANTS.charAt(Math.floor(serial / 1_000_000) % PLANTS.length);
  const rest = `${YEAR_CODES.charAt(year - FIRST_YEAR)}${plant}${String(serial % 1_000_000).padStart(6, '0')}`;
  const sum = [...`${model.vin}0${rest}`].reduce(
    (total, character, index) => total + VALUES[character]! * WEIGHTS[index]!,
    0,
  );
  const check = sum % 11;
  return `${model.vin}${check === 10 ? 'X' : check}${rest}`;
}
