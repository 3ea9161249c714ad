import { useTranslation } from '@wayside/i18n';
import type { CommonLabel, Notice } from '@wayside/machines';
import { withFieldWords } from './field-words.ts';
import { withRetryText } from './retry-text.ts';

const COMMON: Readonly<Record<CommonLabel, true>> = {
  somethingWentWrong: true,
  timeout: true,
  offline: true,
  unreadable: true,
  forbidden: true,
  busy: true,
  mayHaveWorked: true,
  connectionLost: true,
};

const isCommon = (label: string): label is CommonLabel => Object.hasOwn(COMMON, label);

/** Text of a flow's notice: the server's, or ours for a label. `own` covers the labels that only this flow has. */
export function useCommonNoticeText<Label extends string>(
  own: (label: Label) => string,
): (notice: Notice<Label>) => string {
  const { t } = useTranslation('common');
  return (notice) => {
    const words = withFieldWords(t, 'text' in notice ? notice.text : undefined, notice.fields);
    const label = 'label' in notice ? notice.label : 'somethingWentWrong';
    const text = words ?? (isCommon(label) ? t(`error.${label}`) : own(label as Label));
    return withRetryText(t, text, notice.retryAfter);
  };
}
