import { regionRules } from '@wayside/domain';
import { brand } from '../brand/brand.ts';

/**
 * Least width of a column of amounts, in pixels. Fits six digits and the currency: a truncated amount would be
 * misleading.
 */
export const MONEY_WIDTH = regionRules(brand.region).currency === 'CAD' ? 130 : 104;
