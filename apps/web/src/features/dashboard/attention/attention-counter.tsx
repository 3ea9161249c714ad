import { useTranslation } from '@wayside/i18n';
import { useTellAttentionCount } from '../../../shared/attention/attention-count.ts';
import type { User } from '../../../shared/session/session.ts';
import { useAttention } from './use-attention.ts';

/** Keeps the count in the navigation true on every page, once the dashboard has asked for what it is computed from. */
export function AttentionCounter({ user }: { user: User }) {
  const { t } = useTranslation('attention');
  const { items, isComplete } = useAttention(user);
  const count = isComplete ? items.length : undefined;
  useTellAttentionCount(count, t('context', { count: count ?? 0 }));
  return null;
}
