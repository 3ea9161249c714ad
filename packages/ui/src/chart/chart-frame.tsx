import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { Table } from '../table/table.tsx';
import type { Column } from '../columns/column.ts';
import { WhenNear } from '../when-near/when-near.tsx';
import { ChartPlaceholder } from './chart-placeholder.tsx';
import type { ChartPlaceholderProps } from './chart-placeholder.tsx';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import styles from './chart.module.css';

export interface ChartFrameProps<Item> {
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  /** What the chart shows, in one sentence with its most important number. Shown under the title. */
  readonly summary?: string;
  readonly texts: {
    readonly loading: string;
    readonly viewTable: string;
    readonly viewChart: string;
  };
  /** The same numbers for the table; `undefined` while they load. */
  readonly rows: readonly Item[] | undefined;
  readonly rowKey: (item: Item) => string | number;
  readonly columns: readonly Column<Item>[];
  /** Shown next to the view switch, such as a period select. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** Replaces the whole frame: a `LoadErrorPanel`. */
  readonly error?: ReactNode;
  /** Replaces the chart when there is no data; the table is then unavailable. */
  readonly placeholder?: Omit<ChartPlaceholderProps, 'height'>;
  /** The initial view. */
  readonly startsAsTable?: boolean;
  /** Height of the chart in pixels, reserved so that nothing moves when it loads. */
  readonly height?: number;
  /** The chart: a lazy-loaded one inside `ChartWhenNear`, or `ChartSkeleton` while its data loads. */
  readonly children: ReactNode;
}

export interface ChartSkeletonProps {
  readonly label: string;
  readonly height?: number;
}

/** Percent of the height; fixed, so that screenshots are reproducible. */
const BARS = [38, 62, 45, 80, 55, 70];

function Bars({ height }: { readonly height: number }) {
  return (
    <div className={styles.waiting} style={{ height }}>
      {BARS.map((share) => (
        <Skeleton key={share} height={`${share}%`} />
      ))}
    </div>
  );
}

/** Placeholder while a chart loads. */
export function ChartSkeleton({ label, height = 260 }: ChartSkeletonProps) {
  return (
    <Loading label={label}>
      <Bars height={height} />
    </Loading>
  );
}

/**
 * Renders a lazy-loaded chart once part of it is in sight: charts are the most expensive part of a page, in bytes and
 * in drawing.
 */
export function ChartWhenNear({
  label,
  height = 260,
  children,
}: ChartSkeletonProps & { readonly children: ReactNode }) {
  return (
    <WhenNear ahead="0px 0px -80px" placeholder={<Bars height={height} />}>
      <LazyBoundary fallback={<ChartSkeleton label={label} height={height} />}>{children}</LazyBoundary>
    </WhenNear>
  );
}

/**
 * Wraps a chart with a title, a summary and a table of the same numbers. Independent of the chart library, so the
 * numbers show before it loads.
 */
export function ChartFrame<Item>({
  title,
  headingLevel = 2,
  summary,
  texts,
  rows,
  rowKey,
  columns,
  actions,
  footer,
  error,
  placeholder,
  startsAsTable = false,
  height = 260,
  children,
}: ChartFrameProps<Item>) {
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
      context={summary && hasData ? <span id={summaryId}>{summary}</span> : undefined}
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
      footer={footer}
    >
      <div style={{ minHeight: height }}>{content()}</div>
    </Panel>
  );
}
