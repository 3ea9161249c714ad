import { useTranslation } from '@wayside/i18n';
import type { ApprovalLabel, ApprovalNotice, DecideOutcome } from '@wayside/machines';
import { useCommonNoticeText } from '../data/use-notice-text.ts';

/** The words of a notice about an order: the server's own, as text, or ours in the language of the moment. */
export function useApprovalNoticeText(): (notice: ApprovalNotice) => string {
  const { t } = useTranslation('approval');
  return useCommonNoticeText<ApprovalLabel>((label) => t(`notice.${label}`));
}

/** Why a decision was not taken; undefined when it was. */
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
      case 'decidedMeanwhile':
        return t('decision.meanwhile');
      case 'unknown':
        return `${t('unknown.title')}. ${t('unknown.body')}`;
    }
  };
}
