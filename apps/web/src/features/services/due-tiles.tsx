import { formatNumber, matchesDue } from '@wayside/domain';
import type { DueFilter } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { KpiRow, KpiTile } from '@wayside/ui';
import { CircleAlert, Clock } from 'lucide-react';
import { readingOf } from '../../shared/brand/brand.ts';
import { countDueServices } from '../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../shared/maintenance/upcoming.ts';

export interface DueTilesProps {
  /** Undefined while loading. */
  items: readonly UpcomingItem[] | undefined;
  due: DueFilter;
  onDue: (due: DueFilter) => void;
}

const TILES = [
  { due: 'pastDue', Icon: CircleAlert },
  { due: 'dueSoon', Icon: Clock },
] as const;

/** Reserves the line while the count loads. */
const NO_NOTE = '\u00a0';

/** Counts of past due and due soon. Pressing a tile filters the list; pressing it again clears the filter. */
export function DueTiles({ items, due: chosen, onDue }: DueTilesProps) {
  const { t, i18n } = useTranslation(['services', 'orders']);
  const counts = items && countDueServices(items);
  return (
    <section aria-label={t('due.label')}>
      <KpiRow>
        {TILES.map(({ due, Icon }) => (
          <KpiTile
            key={due}
            label={t(`orders:due.${due}`)}
            icon={<Icon size={16} aria-hidden="true" />}
            value={counts && formatNumber(counts[due], readingOf(i18n.language))}
            note={items ? t('due.intervals', { count: items.filter(({ type }) => matchesDue(type, due)).length }) : NO_NOTE}
            filter={{ isOn: chosen === due, onChange: (isOn) => onDue(isOn ? due : 'all') }}
          />
        ))}
      </KpiRow>
    </section>
  );
}
