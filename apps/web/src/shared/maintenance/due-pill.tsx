import { useTranslation } from '@wayside/i18n';
import { StatusPill } from '@wayside/ui';
import { dueStateOf, dueLooks } from './upcoming.ts';
import type { UpcomingItem } from './upcoming.ts';

/** Pill that shows how urgent an interval is. */
export function DuePill({ item }: { item: UpcomingItem }) {
  const { t } = useTranslation('orders');
  const state = dueStateOf(item);
  return <StatusPill {...dueLooks[state]}>{t(`due.${state}`)}</StatusPill>;
}
