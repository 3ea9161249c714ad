import { regionRules } from '@wayside/domain';
import { brand } from '../brand/brand.ts';
import { read } from './read.ts';

/** The states of the brand's country, or its provinces. They don't change while the page is open. */
export const statesQuery = () => ({
  ...read('/states/', { query: { country: regionRules(brand.region).country } }),
  staleTime: Infinity,
});
