import { useTranslation } from '@wayside/i18n';
import type { ApprovalLabel, ApprovalNotice, DecideOutcome } from '@wayside/machines';
import { useCommonNoticeText } from '../data/use-notice-text.ts';

/** Text of a notice about an order: the server's, or ours in the current language. */
export function useApprovalNoticeText(): (notice: ApprovalNotice) => string {
  const { t } = useTranslation('approval');
  return useCommonNoticeText<ApprovalLabel>((label) => t(`notice.${label}`));
}

/** Why a decision failed; undefined if it succeeded. */
export function useDecisionText(): (outcome: DecideOutcome) => string | undefined {
  const { t } = useTranslation('approval');
  const textOf = useApprovalNoticeText();
  return (outcome) => {
    switch (outcome.status) {
      case 'success':
        return undefined;
      case 'refused':
        return textOf(outcome.notice);
      case 'notSent':
        return t('notice.notSent');
      case 'decidedByOthers':
        return t('decision.decidedByOthers');
      case 'unknown':
        return `${t('unknown.title')}. ${t('unknown.body')}`;
    }
  };
}
