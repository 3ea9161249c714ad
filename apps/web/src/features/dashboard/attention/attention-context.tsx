import { useTranslation } from '@wayside/i18n';
import type { ReactNode } from 'react';
import { CountOrHidden } from '../../../shared/list/mine/count-or-hidden.tsx';
import styles from './attention.module.css';
import { Incomplete } from './incomplete.tsx';
import type { Attention } from './use-attention.ts';

interface AttentionContextProps {
  attention: Attention;
  /** How many there are, where the title does not lead to them. */
  children?: ReactNode;
}

/**
 * Beside the title: what is missing, what "My vehicles" hides, and whose approval the orders await, where the tile that
 * counts them all says more than the list.
 */
export function AttentionContext({ attention, children }: AttentionContextProps) {
  const { t } = useTranslation('attention');
  const { approvals, hidden, failed, isComplete } = attention;
  if (failed.length > 0) return <Incomplete attention={attention} />;
  const hasOthers = approvals !== undefined && approvals.others > 0;
  return (
    isComplete && (
      <span className={styles.context}>
        <CountOrHidden {...hidden}>{children}</CountOrHidden>
        {hasOthers && <span>{t('approvals', { ...approvals })}</span>}
        {hasOthers && approvals.outside > 0 && <span>{t('approvalsOutside', { ...approvals })}</span>}
      </span>
    )
  );
}
