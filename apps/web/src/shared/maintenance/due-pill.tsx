import { useTranslation } from '@wayside/i18n';
import { StatusPill } from '@wayside/ui';
import { dueStateOf, dueLooks } from './upcoming.ts';
import type { UpcomingItem } from './upcoming.ts';

/**
 * How urgent an interval is. Quiet where it is seen to (VOR-02, VOR-09): no count of what is due has it.
 */
export function DuePill({ item, isSeenTo = false }: { item: UpcomingItem; isSeenTo?: boolean }) {
  const { t } = useTranslation('orders');
  const state = dueStateOf(item);
  const { tone, mark } = dueLooks[state];
  return (
    <StatusPill tone={isSeenTo ? 'neutral' : tone} mark={mark}>
      {t(`due.${state}`)}
    </StatusPill>
  );
}
