import { useTranslation } from '@wayside/i18n';
import type { CommonLabel, Notice } from '@wayside/machines';
import { withRetryText } from './retry-text.ts';

const COMMON = [
  'somethingWentWrong',
  'timeout',
  'offline',
  'unreadable',
  'forbidden',
  'busy',
  'mayHaveWorked',
  'connectionLost',
] as const satisfies readonly CommonLabel[];

/**
 * Text of a flow's notice: the server's, our own messages of fields, or ours for a label. `own` covers the labels that
 * only this flow has.
 */
export function useCommonNoticeText<Label extends string>(
  own: (label: Label) => string,
): (notice: Notice<Label>) => string {
  const { t } = useTranslation('common');
  return (notice) => {
    const { text = [], label, words = [] } = notice as Notice<Label> & { text?: string; label?: Label };
    const common = COMMON.find((candidate) => candidate === label);
    const said = [text, words.map((error) => t(`validation.${error}`))].flat().join(', ');
    return withRetryText(t, said || (common ? t(`error.${common}`) : own(label!)), notice.retryAfter);
  };
}
