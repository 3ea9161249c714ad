import { useQuery } from '@tanstack/react-query';
import { fleetHealth, formatNumber, place } from '@wayside/domain';
import type { HealthGap } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';
import { useMine } from '../../../shared/list/mine/use-mine.ts';
import { fleetUsersQuery } from '../../../shared/people/people.queries.ts';
import { today } from '../../../shared/today.ts';
import styles from './health-line.module.css';
import { LACKS } from './use-health.ts';
import type { Vehicle } from './vehicles.queries.ts';

/** How many active vehicles lack what, each leading to them (UPL-07). */
export function HealthLine({ vehicles, shown }: { vehicles: readonly Vehicle[]; shown: 'nothing' | HealthGap }) {
  const { t, i18n } = useTranslation('vehicles');
  const mine = useMine();
  const { data: people, isPending } = useQuery(fleetUsersQuery());
  if (isPending || vehicles.length === 0) return null;
  const gaps = fleetHealth(vehicles, { today: today(), people });
  if (gaps.length === 0) return t('health.none');
  return (
    <>
      <span id="health">{t('health.label')}</span>
      <ul aria-labelledby="health" className={styles.gaps}>
        {gaps.map(({ gap, count }) => (
          <li key={gap}>
            <Link href={mine.to(`${place.vehicles}?${LACKS}=${gap}`)} aria-current={gap === shown ? 'true' : undefined}>
              {t(`health.count.${gap}`, { number: formatNumber(count, readingOf(i18n.language)) })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
