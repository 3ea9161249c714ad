import type { Notice } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { Alert } from '@wayside/ui';

const LABELS = {
  otpSent: 'access:otp.sent',
  otpResent: 'access:otp.resent',
  notAFleetCustomer: 'access:alerts.notAFleetCustomer',
  invalidAuthentication: 'access:alerts.invalidAuthentication',
  sessionEnded: 'common:error.sessionEnded',
  somethingWentWrong: 'access:alerts.somethingWentWrong',
  timeout: 'common:error.timeout',
} as const;

/** What the machine has to say. Words of the server or of the address are shown as text, never as markup. */
export function NoticeAlert({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['access', 'common']);
  return <Alert tone={notice.tone}>{'label' in notice ? t(LABELS[notice.label]) : notice.text}</Alert>;
}
