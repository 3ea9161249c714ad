import { useTranslation } from '@wayside/i18n';
import { RESEND_COOLDOWN_MS } from '@wayside/machines';
import type { SignInEvent } from '@wayside/machines';
import { OtpForm } from '../../shared/access/otp-form.tsx';
import type { SignInView } from './sign-in-actor.ts';

/** The one-time code step. Loaded on demand, since few users need it. */
export function SignInCode({
  view,
  send,
  onBack,
}: {
  view: SignInView;
  send: (event: SignInEvent) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('access');
  return (
    <OtpForm
      email={view.email}
      isValidating={view.isValidating || view.isDone}
      isResending={view.isResending}
      isCooling={view.isCooling}
      cooldown={RESEND_COOLDOWN_MS}
      onSubmit={(otp) => send({ type: 'otp.submitted', otp })}
      onResend={() => send({ type: 'otp.resendRequested' })}
      onBack={onBack}
      backLabel={t('otp.back')}
    />
  );
}
