import { formatMoment } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { ApprovalLabel, ApprovalNotice, DecideOutcome } from '@wayside/machines';
import { brand } from '../brand/brand.ts';
import { useCommonNoticeText } from '../failure/use-notice-text.ts';
import { useOrderTexts } from './order-text.ts';
import type { Order } from './order-text.ts';

/** Text of a notice about an order: the server's, or ours in the current language. */
export function useApprovalNoticeText(): (notice: ApprovalNotice) => string {
  const { t } = useTranslation('approval');
  return useCommonNoticeText<ApprovalLabel>((label) => t(`notice.${label}`));
}

/** Who approved an order, and when, as far as it says so. */
export function useApproverText(): (order: Pick<Order, 'approver' | 'last_approval_date'>) => string {
  const { t } = useTranslation('approval');
  return ({ approver: name, last_approval_date: date }) => {
    if (!name) return t('conflict.nobody');
    return date
      ? t('conflict.by', { name, moment: formatMoment(date, brand.region) })
      : t('conflict.byNamed', { name });
  };
}

/** Why a decision failed; undefined if it succeeded. */
export function useDecisionText(): (outcome: DecideOutcome) => string | undefined {
  const { t } = useTranslation('approval');
  const textOf = useApprovalNoticeText();
  const approverText = useApproverText();
  const texts = useOrderTexts();
  return (outcome) => {
    switch (outcome.status) {
      case 'success':
        return undefined;
      case 'refused':
        return textOf(outcome.notice);
      case 'notSent':
        return t('notice.notSent');
      case 'changed':
        return t('notice.pricesChanged');
      case 'decidedByOthers': {
        const order = outcome.order as Order;
        return order.status === 'approved'
          ? `${t('conflict.title')}. ${approverText(order)}`
          : t('decision.decidedByOthers', { status: texts.status(order) });
      }
      case 'unknown':
        return `${t('unknown.title')}. ${t('unknown.body')}`;
    }
  };
}
