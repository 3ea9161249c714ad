import { Download, MoveHorizontal, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconToggle } from '../button/icon-toggle.tsx';
import { SearchField } from '../field/search-field.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import type { FilterChip } from '../filter-chips/filter-chips.tsx';
import { useNarrow } from '../timing/use-narrow.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { CsvLink } from './csv-link.tsx';
import type { GridColumn } from './columns.ts';
import { DensityMenu } from './density-menu.tsx';
import { FILTER_TESTS } from './filters.ts';
import type { FilterTest } from './filters.ts';
import styles from './grid-toolbar.module.css';
import { SortSelect } from './sort-select.tsx';
import { withState } from './state.ts';
import type { GridDensity, GridState } from './state.ts';
import type { GridToolbarTexts } from './texts.ts';

export type GridToolbarProps<Item> = {
  readonly texts: GridToolbarTexts;
  /** Words for the tests of filters, as the grid library has them ("Is above"). */
  readonly tests?: Readonly<Record<string, string>>;
  readonly columns: readonly GridColumn<Item>[];
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
  /** As typed. */
  readonly search?: string;
  readonly onSearch?: (search: string) => void;
  /** Rows that are left (`onCount` of the grid), of all there are; no count until both are known. */
  readonly shown?: number | undefined;
  readonly total?: number | undefined;
  /** Filters of the page's own; those of the grid are there by themselves. */
  readonly chips?: readonly FilterChip[];
  /** Takes away everything that filters: search, the grid's filters, the page's own. */
  readonly onClearAll: () => void;
  /** Sort, filters and columns as at first. */
  readonly onReset?: () => void;
  readonly isFitted?: boolean;
  readonly onFit?: (isFitted: boolean) => void;
  readonly density?: GridDensity;
  readonly onDensity?: (density: GridDensity) => void;
  readonly onExport?: () => void;
  /** Where the server has the file, instead of `onExport`. The address may carry the token: nobody is told where the reader came from. */
  readonly csvHref?: string | undefined;
  /** Filters and choices of the page's own, after the search. */
  readonly children?: ReactNode;
};

const isTest = (test: string): test is FilterTest => FILTER_TESTS.some((known) => known === test);

/** What stands over a grid: search, count, filters that are on, columns, fit, density, reset, CSV. What has no handler does not show. */
export const GridToolbar = <Item,>({
  texts,
  tests = {},
  columns,
  state,
  onStateChange,
  search = '',
  onSearch,
  shown,
  total,
  chips = [],
  onClearAll,
  onReset,
  isFitted = true,
  onFit,
  density = 'normal',
  onDensity,
  onExport,
  csvHref,
  children,
}: GridToolbarProps<Item>) => {
  const isNarrow = useNarrow();
  const filters = state.filters ?? [];
  const filterChips = filters.flatMap((filter): FilterChip[] => {
    const column = columns.find(({ id }) => id === filter.column);
    if (!column?.hasFilter || !isTest(filter.is)) return [];
    const rest = filters.filter((other) => other !== filter);
    return [
      {
        id: `filter ${filter.column}`,
        label: texts.filter(column.header, tests[filter.is] ?? filter.is, filter.value ?? '', filter.upTo ?? ''),
        onRemove: () => onStateChange(withState(state, { filters: rest.length > 0 ? rest : undefined })),
      },
    ];
  });
  const isCounted = shown !== undefined && total !== undefined && total > 0;
  const all = [...chips, ...filterChips];
  return (
    <div className={styles.toolbar}>
      <div className={styles.line}>
        {onSearch && (
          <SearchField
            label={texts.search}
            {...(texts.searchPlaceholder && { placeholder: texts.searchPlaceholder })}
            clearLabel={texts.clearSearch}
            value={search}
            onChange={onSearch}
            shortcut="/"
          />
        )}
        {children}
        {isNarrow && (
          <div className={styles.sort}>
            <SortSelect texts={texts} columns={columns} state={state} onStateChange={onStateChange} />
          </div>
        )}
        <div className={styles.tools}>
          <ColumnChooser texts={texts} columns={columns} state={state} onStateChange={onStateChange} />
          {onFit && !isNarrow && (
            <IconToggle label={texts.fit} icon={<MoveHorizontal size={16} aria-hidden="true" />} isOn={isFitted} onChange={onFit} />
          )}
          {onDensity && !isNarrow && <DensityMenu label={texts.density} names={texts.densities} density={density} onDensity={onDensity} />}
          {onReset && <IconButton label={texts.reset} icon={<RotateCcw size={16} aria-hidden="true" />} onPress={onReset} />}
          {onExport && <IconButton label={texts.csv} icon={<Download size={16} aria-hidden="true" />} onPress={onExport} />}
          {csvHref && <CsvLink href={csvHref} label={texts.csv} />}
        </div>
      </div>
      <div className={styles.under}>
        <output className={styles.count}>{isCounted && texts.shown(shown, total)}</output>
        <FilterChips
          label={texts.activeFilters}
          chips={all}
          removeLabel={texts.removeFilter}
          clearAllLabel={texts.clearAll}
          onClearAll={onClearAll}
        />
      </div>
    </div>
  );
};
