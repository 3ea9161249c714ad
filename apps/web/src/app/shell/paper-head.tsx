import { formatMoment } from '@wayside/domain';
import { useMedia } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import { now } from '../../shared/today.ts';
import styles from './shell.module.css';

/** What a printed page belongs to, and when it was printed. */
export function PaperHead({ fleet }: { fleet: string | undefined }) {
  const isPrinting = useMedia('print');
  if (!isPrinting) return null;
  const moment = formatMoment(now().toISOString(), brand.region);
  return <p className={styles.onPaper}>{[brand.name, fleet, moment].filter(Boolean).join(' · ')}</p>;
}
