import { useTranslation } from '@wayside/i18n';
import { StatusPill } from '@wayside/ui';
import { dueStateOf, dueTones } from '../../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';

/** How urgent an interval is, as a word and a tone. */
export function DuePill({ item }: { item: UpcomingItem }) {
  const { t } = useTranslation('dashboard');
  const state = dueStateOf(item);
  return <StatusPill tone={dueTones[state]}>{t(`due.${state}`)}</StatusPill>;
}
