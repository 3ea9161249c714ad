import { place } from '@wayside/domain';
import type { PartnerNotice, SignUpLabel, SignUpNotice } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { Alert, Link } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { useCommonNoticeText } from '../../shared/data/use-notice-text.ts';

const LABELS = {
  termsMissing: 'signUp.termsMissing',
  promotionalTermsMissing: 'signUp.promotionalTermsMissing',
  userExists: 'alerts.userExists',
  otpSent: 'otp.sent',
  otpResent: 'otp.resent',
  signedUp: 'signUp.success',
  maybeSignedUp: 'signUp.maybeSignedUp',
} as const satisfies Record<SignUpLabel, string>;

/** The words of a notice. Those of the server or of the address stay text, never markup. */
export function useNoticeText(email: string): (notice: SignUpNotice | PartnerNotice) => string {
  const { t } = useTranslation('access');
  return useCommonNoticeText<SignUpLabel>((label) => t(LABELS[label], { email }));
}

/** What the machine has to say; `email` is the one that was submitted. Comes into view by itself. */
export function SignUpNoticeAlert({ notice, email }: { notice: SignUpNotice | PartnerNotice; email: string }) {
  const { t } = useTranslation('access');
  const textOf = useNoticeText(email);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    void box.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new notice is what it follows
  }, [notice]);
  const hasAccount = 'label' in notice && (notice.label === 'userExists' || notice.label === 'maybeSignedUp');
  return (
    <div ref={box}>
      <Alert tone={notice.tone} actions={hasAccount && <Link href={place.signIn}>{t('signUp.signInLink')}</Link>}>
        {textOf(notice)}
      </Alert>
    </div>
  );
}
