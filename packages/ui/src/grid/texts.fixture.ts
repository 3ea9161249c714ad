import type { GridToolbarTexts } from './texts.ts';

/** Texts of a toolbar that show what they were given. */
export const toolbarTexts: GridToolbarTexts = {
  search: 'Search orders',
  clearSearch: 'Clear search',
  shown: (shown, total) => `${shown} of ${total}`,
  all: 'All',
  any: 'Any',
  activeFilters: 'Active filters',
  removeFilter: (filter) => `Remove ${filter}`,
  clearAll: 'Clear all',
  reset: 'Reset',
  csv: 'Download CSV',
  density: 'Density',
  densities: { compact: 'Small', normal: 'Medium', roomy: 'Large' },
  filter: (header, test, value, upTo) => [header, test, value, upTo].join(' '),
  sortBy: 'Sort by',
  sortNone: 'Not sorted',
  sorted: (header, direction, as) => `${header}, ${as} ${direction}`,
  display: 'Display',
  columns: 'Columns',
  moveUp: (column) => `Move ${column} up`,
  moveDown: (column) => `Move ${column} down`,
  moved: (column, place, places) => `${column}: ${place} of ${places}`,
  resetColumns: 'Reset columns',
};
