import { resultOf } from '@wayside/api-client';
import { signUpMachine } from '@wayside/machines';
import type { SignUpNotice, SignUpOtpOutcome, SignUpOtpRequest, SignUpOutcome, SignUpRequest } from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { api } from '../../shared/data/api.ts';
import { brand, subdomain } from '../../shared/brand/brand.ts';
import { isLost, noticeOf } from '../../shared/data/failure.ts';
import { isFlagOn } from '../../shared/data/flags.ts';
import { accountEmail, signUpBody } from './sign-up-body.ts';

async function sendOtp({ email, password, isResend }: SignUpOtpRequest): Promise<SignUpOtpOutcome> {
  const body = { email: accountEmail(email), password, subdomain, is_resend_otp: isResend };
  const result = await resultOf(api.POST('/sessions/send_otp', { body }));
  return result.status === 'success' ? { status: 'success' } : { status: 'failure', notice: noticeOf(result) };
}

async function signUp(request: SignUpRequest): Promise<SignUpOutcome> {
  const result = await resultOf(api.POST('/customers/fleet_signup', { body: signUpBody(request, { subdomain, region: brand.region }) }));
  if (result.status === 'failure') {
    return { status: 'failure', notice: isLost(result) ? { tone: 'error', label: 'maybeSignedUp' } : noticeOf(result, ['userExists']) };
  }
  const { alertMessage: text, alertType: tone } = result;
  return { status: 'success', notice: text === undefined ? { tone: 'default', label: 'signedUp' } : { tone, text } };
}

/** The sign-up machine with its API calls. */
export function useSignUp(input: { notice: SignUpNotice | undefined }) {
  const machine = useMemo(
    () =>
      signUpMachine.provide({
        actors: {
          readCardSignUp: fromPromise<boolean>(() => isFlagOn('fuel_card_sign_up', {})),
          readMultifactor: fromPromise<boolean, { email: string }>(({ input: { email } }) =>
            isFlagOn('multifactor_authentication', { email: accountEmail(email) }),
          ),
          sendOtp: fromPromise<SignUpOtpOutcome, SignUpOtpRequest>(({ input: asked }) => sendOtp(asked)),
          signUp: fromPromise<SignUpOutcome, SignUpRequest>(({ input: request }) => signUp(request)),
        },
      }),
    [],
  );
  return useMachine(machine, { input: { ...input, asksPromotionalTerms: brand.region === 'CA' } });
}
