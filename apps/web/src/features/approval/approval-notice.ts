import { useTranslation } from '@wayside/i18n';
import type { ApprovalLabel, ApprovalNotice } from '@wayside/machines';
import { useCommonNoticeText } from '../../shared/data/use-notice-text.ts';

/** The words of a notice: the server's own, as text, or ours in the language of the moment. */
export function useNoticeText(): (notice: ApprovalNotice) => string {
  const { t } = useTranslation('approval');
  return useCommonNoticeText<ApprovalLabel>((label) => t(`notice.${label}`));
}
