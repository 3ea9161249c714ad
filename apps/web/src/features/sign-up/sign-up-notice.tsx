import { isCardRefusal, place } from '@wayside/domain';
import type { CardRefusal } from '@wayside/domain';
import type { PartnerNotice, SignUpLabel, SignUpNotice } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { Alert, Link } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import { useCommonNoticeText } from '../../shared/failure/use-notice-text.ts';

const LABELS = {
  termsMissing: 'signUp.termsMissing',
  promotionalTermsMissing: 'signUp.promotionalTermsMissing',
  cardIncomplete: 'signUp.cardIncomplete',
  cardFailed: 'signUp.cardFailed',
  userExists: 'alerts.userExists',
  otpSent: 'otp.sent',
  otpResent: 'otp.resent',
  signedUp: 'signUp.success',
  maybeSignedUp: 'signUp.maybeSignedUp',
} as const satisfies Record<Exclude<SignUpLabel, CardRefusal>, string>;

/** Text of a notice. Text from the server or the URL is rendered as text, never as markup. */
export function useNoticeText(email: string): (notice: SignUpNotice | PartnerNotice) => string {
  const { t } = useTranslation(['access', 'payment-form']);
  return useCommonNoticeText<SignUpLabel>((label) =>
    isCardRefusal(label) ? t(`payment-form:refused.${label}`) : t(LABELS[label], { email }),
  );
}

/** The notice of the sign-up machine; scrolls into view. `email` is the submitted one. */
export function SignUpNoticeAlert({ notice, email }: { notice: SignUpNotice | PartnerNotice; email: string }) {
  const { t } = useTranslation('access');
  const textOf = useNoticeText(email);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // `void`: newer browsers return a promise, which isn't a cleanup function.
    void box.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs for each new notice
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
