import type { GridDensity, GridState } from '@wayside/ui/grid';
import { readStored, writeStored } from '../session/storage.ts';

/** A user's settings for one grid, kept between visits. Deleted at sign-out. */
export interface GridPreference {
  density?: GridDensity;
  isFitted?: boolean;
  columns: Pick<GridState, 'hidden' | 'order' | 'pageSize'>;
}

const storedName = (grid: string): string => `grid_${grid}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDensity = (value: unknown): value is GridDensity =>
  value === 'compact' || value === 'normal' || value === 'roomy';

const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the stored settings; invalid ones are dropped. */
export function readGridPreference(grid: string): GridPreference {
  const stored = parsed(readStored(storedName(grid)) ?? '');
  if (!isRecord(stored)) return { columns: {} };
  const { density, isFitted, hidden, order, pageSize } = stored;
  return {
    density: isDensity(density) ? density : undefined,
    isFitted: typeof isFitted === 'boolean' ? isFitted : undefined,
    columns: {
      hidden: areIds(hidden) ? hidden : undefined,
      order: areIds(order) ? order : undefined,
      pageSize: typeof pageSize === 'number' ? pageSize : undefined,
    },
  };
}

export function writeGridPreference(grid: string, { columns, ...rest }: GridPreference): void {
  writeStored(storedName(grid), JSON.stringify({ ...rest, ...columns }));
}
