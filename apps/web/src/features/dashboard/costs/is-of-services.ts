import type { Group } from './costs.queries.ts';

/** Whether its rows are services, not orders or what is taken off them. */
export const isOfServices = ({ rows: [row] }: Group): boolean => row?.kind === 'line';
