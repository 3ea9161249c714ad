import type { Medians } from '@wayside/domain';
import { createContext, use } from 'react';

const NONE: Medians = { awaiting: null, pastDue: null, spend: null, costPerDistance: null };

/** Medians of the listed fleets, for the cells: the columns stay the same while the list is searched. */
export const MediansContext = createContext(NONE);

export const useMedians = (): Medians => use(MediansContext);
