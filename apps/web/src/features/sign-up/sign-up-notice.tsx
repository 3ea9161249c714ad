import { place } from '@wayside/domain';
import type { PartnerNotice, SignUpNotice } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { Alert, Link } from '@wayside/ui';
import { useEffect, useRef } from 'react';

const LABELS = {
  termsMissing: 'access:signUp.termsMissing',
  promotionalTermsMissing: 'access:signUp.promotionalTermsMissing',
  userExists: 'access:alerts.userExists',
  otpSent: 'access:otp.sent',
  otpResent: 'access:otp.resent',
  signedUp: 'access:signUp.success',
  somethingWentWrong: 'access:alerts.somethingWentWrong',
  timeout: 'common:error.timeout',
  offline: 'common:error.network',
} as const;

/** The words of a notice. Those of the server or of the address stay text, never markup. */
export function useNoticeText(): (notice: SignUpNotice | PartnerNotice, email: string) => string {
  const { t } = useTranslation(['access', 'common']);
  return (notice, email) => ('label' in notice ? t(LABELS[notice.label], { email }) : notice.text);
}

/** What the machine has to say; `email` is the one that was submitted. Comes into view by itself. */
export function SignUpNoticeAlert({ notice, email }: { notice: SignUpNotice | PartnerNotice; email: string }) {
  const { t } = useTranslation('access');
  const textOf = useNoticeText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    void box.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new notice is what it follows
  }, [notice]);
  const isEmailTaken = 'label' in notice && notice.label === 'userExists';
  return (
    <div ref={box}>
      <Alert tone={notice.tone} actions={isEmailTaken && <Link href={place.signIn}>{t('signUp.signInLink')}</Link>}>
        {textOf(notice, email)}
      </Alert>
    </div>
  );
}
