import type { Schemas } from '@wayside/api-client';
import { read } from '../../../shared/data/read.ts';

export type Vehicle = Schemas['Vehicle'];

/** The vehicles of the fleet the user acts in. */
export const vehiclesQuery = () => read('/vehicles');
