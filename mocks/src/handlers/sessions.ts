import { OTP } from '../world/people/credentials.ts';
import type { Handlers } from './handler.ts';

export const sessions = {
  createSession({ body, world, session, fail }) {
    const byKey = 'key' in body;
    const user = byKey ? world.credentials.userByKey(body.key) : world.credentials.userBy(body.email, body.password);
    if (!user) return fail(byKey ? 'invalidKey' : 'invalidCredentials');
    if (!byKey && session.flag('multifactor_authentication') && body.otp !== OTP) return fail('wrongOtp');
    return { ...world.users.view(user), authentication_token: session.issueToken(user.id) };
  },

  sendOtp({ body, world, fail, reply }) {
    // New users get a code too: the code comes before the account exists.
    const isKnown = world.users.byEmail(body.email) !== undefined;
    if (isKnown && !world.credentials.userBy(body.email, body.password)) return fail('invalidCredentials');
    return body.is_resend_otp ? reply(200, { alertMessage: 'OTP resent successfully', alertType: 'default' }) : SENT;
  },

  deleteShellSession: ({ reply }) => reply(204, undefined),
} satisfies Handlers;

const SENT = { alertMessage: 'Successfully Sent OTP', alertType: 'default' } as const;
