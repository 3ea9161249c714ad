import { formatMoment } from '@wayside/domain';
import { ApiError } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { Loading, Skeleton } from '@wayside/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { serverWords } from '../../../shared/failure/failure.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import styles from './telematics.module.css';

export interface PartProps<Data> {
  title: string;
  query: Loadable<Data>;
  /** When the device sent what is shown; undefined if it is not known. */
  updated: (data: Data) => string | null | undefined;
  children: (data: Data) => ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
}

/** One kind of reading. It loads and fails on its own. */
export function Part<Data>({ title, query, updated, children, aside }: PartProps<Data>) {
  const { t } = useTranslation('vehicle-telematics');
  const id = useId();
  const { data } = query;
  const moment = data === undefined ? undefined : updated(data);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {aside}
      </header>
      <Loaded
        query={query}
        isCompact
        skeleton={
          <Loading label={t('loading', { what: title })}>
            <div className={styles.skeleton}>
              <Skeleton width={120} height={60} />
              <Skeleton width="60%" />
            </div>
          </Loading>
        }
        renderFailure={(problem, panel) =>
          isWithoutReading(problem) ? <NoReading>{serverWords(problem)}</NoReading> : panel
        }
      >
        {children}
      </Loaded>
      {moment && (
        <p className={styles.muted}>
          {t('updated')} <time dateTime={moment}>{formatMoment(moment, brand.region)}</time>
        </p>
      )}
    </section>
  );
}

/** The server answered, and says why the device has no reading. Trying again would not help. */
const isWithoutReading = (problem: Error): boolean =>
  problem instanceof ApiError && problem.failure.kind === 'rejected';

/** In place of a gauge: what the server says, joined (OPN2-42), or that there is nothing. */
export function NoReading({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('vehicle-telematics');
  return <p className={styles.nothing}>{children ?? t('noReading')}</p>;
}
