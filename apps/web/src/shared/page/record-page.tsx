import { Facts, Loading, Skeleton } from '@wayside/ui';
import type { Fact, PageHeaderProps } from '@wayside/ui';
import { useTranslation } from '@wayside/i18n';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import pageStyles from './page.module.css';
import styles from './record-page.module.css';

interface RecordPageProps extends PageHeaderProps {
  /** Key facts, below the head: at most six. */
  facts?: readonly Fact[];
  /** What needs attention, the tabs or the columns of the record. */
  children: ReactNode;
}

/**
 * The page of one record, to read: who it is, its key facts, and then tabs or columns. Its actions: Edit, one primary
 * button, and in a `MoreMenu` the rest, also what can't be done now and why. What deletes comes last.
 */
export function RecordPage({ facts = [], children, ...head }: RecordPageProps) {
  return (
    <Page {...head}>
      {facts.length > 0 && (
        <div className={styles.facts}>
          <Facts look="row" facts={facts} />
        </div>
      )}
      {children}
    </Page>
  );
}

/** What happens to a record, and beside it what it is and what belongs to it. */
export function RecordColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

interface AsideSectionProps {
  title: string;
  /** At most one link or small button. */
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of the side column, without a frame. */
export function AsideSection({ title, action, children }: AsideSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.asideHead}>
        <h2 id={titleId} className={styles.asideTitle}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}

/** A line of a side section: an icon, a name with a note below it, and what can be done. */
export function AsideLine({
  icon,
  note,
  children,
  end,
}: {
  icon?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
  end?: ReactNode;
}) {
  return (
    <li className={styles.line}>
      {icon && <span className={styles.lineIcon}>{icon}</span>}
      <div className={styles.lineTexts}>
        <div>{children}</div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {end}
    </li>
  );
}

/** The record to come, in its shape. */
export function RecordSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  const { t } = useTranslation();
  return (
    <Loading label={t('state.loading')}>
      <div className={pageStyles.page}>
        <div className={styles.skeletonHead}>
          {hasPicture && <Skeleton width={76} height={56} />}
          <div className={styles.skeletonTitles}>
            <Skeleton width={64} height={14} />
            <Skeleton width={320} height={28} />
            <Skeleton width={200} height={14} />
          </div>
        </div>
        <SkeletonLine widths={[132, 148, 104, 140, 72]} height={42} />
        <SkeletonLine widths={[64, 118, 132, 144, 60]} height={18} />
        <RecordColumns aside={<SkeletonCard lines={6} isOpen />}>
          <SkeletonCard lines={2} />
          <SkeletonCard lines={5} />
        </RecordColumns>
      </div>
    </Loading>
  );
}

function SkeletonLine({ widths, height }: { widths: readonly number[]; height: number }) {
  return (
    <div className={styles.skeletonLine}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={height} />
      ))}
    </div>
  );
}

/** @param isOpen without a frame, as in the side column */
function SkeletonCard({ lines, isOpen = false }: { lines: number; isOpen?: boolean }) {
  return (
    <div className={isOpen ? styles.skeletonList : styles.skeletonCard}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? '62%' : '44%'} height={18} />
      ))}
    </div>
  );
}
