import { OTP } from '../world/people/credentials.ts';
import type { HandlersOf } from './handler.ts';

export const sessions = {
  createSession({ body, world, session, refusal }) {
    const byKey = 'key' in body;
    const user = byKey ? world.credentials.userByKey(body.key) : world.credentials.userBy(body.email, body.password);
    if (!user) throw refusal(byKey ? 'invalidKey' : 'invalidCredentials');
    if (!byKey && session.flag('multifactor_authentication') && body.otp !== OTP) throw refusal('wrongOtp');
    return { ...world.users.view(user), authentication_token: session.issueToken(user.id) };
  },

  sendOtp({ body, world, refusal }) {
    // New users get a code too: the code comes before the account exists.
    const isKnown = world.users.byEmail(body.email) !== undefined;
    if (isKnown && !world.credentials.userBy(body.email, body.password)) throw refusal('invalidCredentials');
    return body.is_resend_otp ? { alertMessage: 'OTP resent successfully', alertType: 'default' } : SENT;
  },

  deleteShellSession: () => undefined,
} satisfies HandlersOf<'sessions'>;

const SENT = { alertMessage: 'Successfully Sent OTP', alertType: 'default' } as const;
