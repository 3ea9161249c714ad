import { useTranslation } from '@wayside/i18n';
import { StatusPill } from '@wayside/ui';
import { dueStateOf, dueTones } from './upcoming.ts';
import type { UpcomingItem } from './upcoming.ts';

/** How urgent an interval is, as a word and a tone. */
export function DuePill({ item }: { item: UpcomingItem }) {
  const { t } = useTranslation('orders');
  const state = dueStateOf(item);
  return <StatusPill tone={dueTones[state]}>{t(`due.${state}`)}</StatusPill>;
}
