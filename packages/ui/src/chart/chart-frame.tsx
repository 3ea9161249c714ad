import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { Table } from '../table/table.tsx';
import type { TableColumn } from '../table/table.tsx';
import { ChartPlaceholder } from './chart-placeholder.tsx';
import type { ChartPlaceholderProps } from './chart-placeholder.tsx';
import styles from './chart.module.css';

export type ChartFrameProps<Item> = {
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  /** What the chart shows, in one sentence with its most important number. Stands under the title. */
  readonly summary?: string | undefined;
  readonly texts: {
    readonly loading: string;
    readonly viewTable: string;
    readonly viewChart: string;
  };
  /** The same numbers for the table. `undefined` until they are there. */
  readonly rows: readonly Item[] | undefined;
  readonly rowKey: (item: Item) => string | number;
  readonly columns: readonly TableColumn<Item>[];
  /** Beside the switch: a choice of period. */
  readonly actions?: ReactNode;
  /** Shown instead of everything: a `LoadErrorPanel`. */
  readonly error?: ReactNode;
  /** Shown instead of a chart where there are no data; there is no table then. */
  readonly placeholder?: Omit<ChartPlaceholderProps, 'height'> | undefined;
  /** Shown until the view is chosen otherwise. */
  readonly startsAsTable?: boolean;
  /** Pixels of the chart, so that nothing moves when it arrives. */
  readonly height?: number;
  /** The chart: load it lazily, with `ChartSkeleton` in its place. */
  readonly children: ReactNode;
};

export type ChartSkeletonProps = { readonly label: string; readonly height?: number };

/** Per cent of the height; fixed, so that a picture of the page is the same every time. */
const BARS = [38, 62, 45, 80, 55, 70];

/** Holds the place of a chart on its way. */
export const ChartSkeleton = ({ label, height = 260 }: ChartSkeletonProps) => (
  <Loading label={label}>
    <div className={styles.waiting} style={{ height }}>
      {BARS.map((share) => (
        <Skeleton key={share} height={`${share}%`} />
      ))}
    </div>
  </Loading>
);

/** Around a chart: title, summary, and the same numbers as a table. Knows no chart library: the numbers are there before it is. */
export const ChartFrame = <Item,>({
  title,
  headingLevel = 2,
  summary,
  texts,
  rows,
  rowKey,
  columns,
  actions,
  error,
  placeholder,
  startsAsTable = false,
  height = 260,
  children,
}: ChartFrameProps<Item>) => {
  const [isTable, setTable] = useState(startsAsTable);
  const summaryId = useId();
  const hasData = !error && !placeholder && rows !== undefined;
  const content = (): ReactNode => {
    if (error) return error;
    if (placeholder) return <ChartPlaceholder {...placeholder} height={height} />;
    if (rows === undefined) return <ChartSkeleton label={texts.loading} height={height} />;
    if (!isTable) return children;
    return (
      <div className={styles.table} style={{ maxHeight: Math.max(height, 200) }}>
        <Table label={title} columns={columns} rows={rows} rowKey={rowKey} />
      </div>
    );
  };
  return (
    <Panel
      title={title}
      headingLevel={headingLevel}
      {...(summary && hasData && { context: <span id={summaryId}>{summary}</span> })}
      actions={
        <>
          {actions}
          {hasData && (
            <Button
              variant="quiet"
              size="small"
              icon={isTable ? <ChartColumn size={16} aria-hidden="true" /> : <Table2 size={16} aria-hidden="true" />}
              onPress={() => setTable(!isTable)}
            >
              {isTable ? texts.viewChart : texts.viewTable}
            </Button>
          )}
        </>
      }
    >
      <div style={{ minHeight: height }}>{content()}</div>
    </Panel>
  );
};
