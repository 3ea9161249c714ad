import { useTranslation } from '@wayside/i18n';
import type { CommonLabel, Notice } from '@wayside/machines';
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
    const said = 'text' in notice ? [notice.text] : [];
    const label = 'label' in notice ? notice.label : '';
    const text =
      [...said, ...(notice.words ?? []).map((error) => t(`validation.${error}`))].join(', ') ||
      (isCommon(label) ? t(`error.${label}`) : own(label as Label));
    return withRetryText(t, text, notice.retryAfter);
  };
}
