import { useTranslation } from '@wayside/i18n';
import type { ApprovalNotice } from '@wayside/machines';

/** The words of a notice: the server's own, as text, or ours in the language of the moment. */
export function useNoticeText(): (notice: ApprovalNotice) => string {
  const { t } = useTranslation('approval');
  return (notice) => ('label' in notice ? t(`notice.${notice.label}`) : notice.text);
}
