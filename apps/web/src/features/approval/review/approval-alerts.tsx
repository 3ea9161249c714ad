import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { useApprovalNoticeText } from '../../../shared/orders/use-decision-text.ts';
import type { Order } from '../approval.queries.ts';
import { NotEligible } from './not-eligible.tsx';
import { isMissingMethod } from '../use-order-approval.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './order-review.module.css';

/** Alerts about the whole order, at the top of the page. New ones scroll into view, and errors take focus. */
export function ApprovalAlerts({ approval, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation(['approval', 'common']);
  const textOf = useApprovalNoticeText();
  const box = useRef<HTMLDivElement>(null);
  const { state, send } = approval;
  const isUnknown = state.hasTag('outcomeUnknown');
  // A missing payment method has its own alert and field error.
  const isSaid = state.context.notice && !state.hasTag('conflict') && !isUnknown && !isMissingMethod(state.context.notice);
  const notice = isSaid ? state.context.notice : null;
  const tone = isUnknown ? 'error' : notice?.tone;

  useEffect(() => {
    if (tone === undefined) return;
    window.scrollTo({ top: 0 });
    // News that isn't an error must not take focus from someone who is deciding.
    if (tone === 'error') box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new notice of the same tone needs attention too
  }, [tone, notice]);

  return (
    <div ref={box} tabIndex={-1} className={styles.alerts}>
      {isUnknown && (
        <Alert
          tone="error"
          title={t('unknown.title')}
          actions={
            <Button size="small" onPress={() => send({ type: 'outcome.retried' })}>
              {t('unknown.retry')}
            </Button>
          }
        >
          {t('unknown.body')}
        </Alert>
      )}
      {notice && (
        <Alert tone={notice.tone} onDismiss={() => send({ type: 'notice.dismissed' })} dismissLabel={t('common:actions.dismiss')}>
          {textOf(notice)}
        </Alert>
      )}
      {!approval.isEligible && <NotEligible approval={approval} order={order} />}
    </div>
  );
}
