import { resultOf } from '@wayside/api-client';
import { cardRefusals, isCardRefusal, knownAlert } from '@wayside/domain';
import { signUpMachine } from '@wayside/machines';
import type {
  PaymentMethodOutcome,
  SignUpNotice,
  SignUpOtpOutcome,
  SignUpOtpRequest,
  SignUpOutcome,
  SignUpRequest,
} from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import { fromPromise } from 'xstate';
import { api } from '../../shared/data/api.ts';
import { brand, subdomain } from '../../shared/brand/brand.ts';
import { isLost, noticeOf } from '../../shared/failure/failure.ts';
import { isFlagOn } from '../../shared/data/flags.ts';
import { actorOf, outcomeOf } from '../../shared/data/outcome.ts';
import { PaymentFormError } from '../../shared/payments/drop-in.ts';
import type { PaymentFormHandle } from '../../shared/payments/payment-form.tsx';
import { accountEmail, signUpBody } from './sign-up-body.ts';

type Card = RefObject<PaymentFormHandle | null>;

async function preparePaymentMethod(card: Card): Promise<PaymentMethodOutcome> {
  try {
    const { nonce } = await card.current!.request();
    return { status: 'success', nonce };
  } catch (problem) {
    const isIncomplete = problem instanceof PaymentFormError && problem.problem === 'incomplete';
    return { status: 'failure', notice: { tone: 'error', label: isIncomplete ? 'cardIncomplete' : 'cardFailed' } };
  }
}

async function sendOtp({ email, password, isResend }: SignUpOtpRequest): Promise<SignUpOtpOutcome> {
  const body = { email: accountEmail(email), password, subdomain, is_resend_otp: isResend };
  return outcomeOf(await resultOf(api.POST('/sessions/send_otp', { body })), () => ({}));
}

async function signUp(request: SignUpRequest, card: Card, language: string): Promise<SignUpOutcome> {
  const result = await resultOf(
    api.POST('/customers/fleet_signup', { body: signUpBody(request, { subdomain, region: brand.region, language }) }),
  );
  if (result.status === 'failure') {
    // Any other refusal leaves the card as it is: the next try sends the same nonce.
    if (isCardRefusal(knownAlert(result.alertMessage ?? ''))) card.current?.clear();
    return {
      status: 'failure',
      notice: isLost(result)
        ? { tone: 'error', label: 'maybeSignedUp' }
        : noticeOf(result, ['userExists', ...cardRefusals]),
    };
  }
  const { alertMessage: text, alertType: tone } = result;
  return { status: 'success', notice: text === undefined ? { tone: 'default', label: 'signedUp' } : { tone, text } };
}

/** The sign-up machine with its API calls. */
export function useSignUp(input: { notice: SignUpNotice | undefined }, card: Card) {
  const { i18n } = useTranslation();
  const machine = useMemo(
    () =>
      signUpMachine.provide({
        actors: {
          readCardSignUp: fromPromise(() => isFlagOn('fuel_card_sign_up', {})),
          readMultifactor: actorOf(({ email }: { email: string }) =>
            isFlagOn('multifactor_authentication', { email: accountEmail(email) }),
          ),
          preparePaymentMethod: fromPromise(() => preparePaymentMethod(card)),
          sendOtp: actorOf(sendOtp),
          signUp: actorOf((request: SignUpRequest) => signUp(request, card, i18n.language)),
        },
      }),
    [card, i18n],
  );
  return useMachine(machine, { input: { ...input, asksPromotionalTerms: brand.region === 'CA' } });
}
