import type { SignInLabel, SignInNotice } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { Alert } from '@wayside/ui';
import { useCommonNoticeText } from '../../shared/data/use-notice-text.ts';

const LABELS = {
  otpSent: 'access:otp.sent',
  otpResent: 'access:otp.resent',
  notAFleetCustomer: 'access:alerts.notAFleetCustomer',
  invalidAuthentication: 'access:alerts.invalidAuthentication',
  sessionEnded: 'common:error.sessionEnded',
} as const satisfies Record<SignInLabel, string>;

/** The sign-in notice. Text from the server or the URL is rendered as text, never as markup. */
export function NoticeAlert({ notice }: { notice: SignInNotice }) {
  const { t } = useTranslation(['access', 'common']);
  const textOf = useCommonNoticeText<SignInLabel>((label) => t(LABELS[label]));
  return <Alert tone={notice.tone}>{textOf(notice)}</Alert>;
}
