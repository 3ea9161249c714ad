import { ChartColumn, Table2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
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
  /** The chart: a lazily loaded one in a `ChartWhenNear`, and `ChartSkeleton` until its time has come. */
  readonly children: ReactNode;
};

export type ChartSkeletonProps = { readonly label: string; readonly height?: number };

/** Per cent of the height; fixed, so that a picture of the page is the same every time. */
const BARS = [38, 62, 45, 80, 55, 70];

const Bars = ({ height }: { readonly height: number }) => (
  <div className={styles.waiting} style={{ height }}>
    {BARS.map((share) => (
      <Skeleton key={share} height={`${share}%`} />
    ))}
  </div>
);

/** Holds the place of a chart on its way. */
export const ChartSkeleton = ({ label, height = 260 }: ChartSkeletonProps) => (
  <Loading label={label}>
    <Bars height={height} />
  </Loading>
);

/** How far below the window a chart begins to come, so that who scrolls meets it drawn. */
const AHEAD = '240px 0px';

/** A lazily loaded chart, once its place is near the window. Drawing costs more than all else on a page, and who does not scroll need not wait for it. */
export const ChartWhenNear = ({ label, height = 260, children }: ChartSkeletonProps & { readonly children: ReactNode }) => {
  const { ref, inView } = useInView({ triggerOnce: true, rootMargin: AHEAD });
  return (
    <div ref={ref}>
      {inView ? <Suspense fallback={<ChartSkeleton label={label} height={height} />}>{children}</Suspense> : <Bars height={height} />}
    </div>
  );
};

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
