import { EXPIRED, OTP } from '../world/people/credentials.ts';
import { brands } from '@wayside/brands';
import { codePoints } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import type { Handlers } from './handler.ts';

const MINIMUM = 6;
const brandOrigin = (api: string, label: string): string => api.replace('//api.', label === 'localhost' ? '//' : `//${label}.`);
const done = (alertMessage: string) => ({ alertMessage, alertType: 'default' }) as const;

export const customers = {
  signUpFleet({ body, world, session, fail, reply }) {
    if (world.users.byEmail(body.email)) return fail('userExists');
    if (session.flag('multifactor_authentication') && body.otp !== OTP) return fail('wrongOtp');
    const nonce = body.payment_method_nonce ?? undefined;
    const refusal = nonce === undefined ? undefined : world.paymentMethods.nonces.take(nonce);
    if (refusal) return fail(refusal);
    const fleet = world.fleets.create({ name: body.companyName, fleet_payment_type: body.payment_type });
    const user = world.users.signUp(body, fleet.id);
    world.credentials.change(user.id, body.password);
    if (nonce !== undefined) world.paymentMethods.store(fleet.id, user, { payment_method_nonce: nonce, customer_ids: [] });
    return reply(201, done(user.language === 'fr' ? 'Votre compte a été créé' : 'Your account has been created'));
  },

  requestPasswordReset: ({ body, world, fail }) =>
    world.users.byEmail(body.email) ? done('We sent you an email with a link to reset your password') : fail('noAccount'),

  resetPassword({ body, world, fail }) {
    if (body.resetToken === EXPIRED) return fail('expiredResetToken');
    if (body.newPassword !== body.newPasswordConfirmation) return fail('passwordMismatch');
    if (codePoints(body.newPassword) < MINIMUM) return fail('passwordTooShort');
    world.credentials.change(world.users.byEmail(emailOf(world.player))!.id, body.newPassword);
    return done('Your password has been reset');
  },

  changePassword({ body, user, world, fail }) {
    if (!world.credentials.matches(user.id, body.currentPassword)) return fail('wrongCurrentPassword');
    if (body.newPassword !== body.newPasswordConfirmation) return fail('passwordMismatch');
    if (codePoints(body.newPassword) < MINIMUM) return fail('passwordTooShort');
    world.credentials.change(user.id, body.newPassword);
    return done('Password changed');
  },

  startPartnerSignIn: ({ query, origin, reply, fail }) =>
    brands.some(({ hostLabels }) => hostLabels.includes(query.subdomain))
      ? reply(302, undefined, { location: `${brandOrigin(origin, query.subdomain)}/sign_in?key=partner-1` })
      : fail('invalid', ['There is no brand at this subdomain']),

  updateShellCustomer({ params, body, world, session, fail }) {
    const user = world.users.get(params.id);
    if (!user) return fail('notFound');
    const { firstName, lastName, email, cellPhone } = body;
    const updated = world.users.update(user.id, { firstName, lastName, email, cellPhone })!;
    return {
      id: updated.id,
      firstName,
      lastName,
      email,
      cellPhone,
      fleet_name: body.fleetName ?? null,
      auth_token: body.auth_token,
      geotab_database_name: body.geotabDatabaseName ?? null,
      authenticationToken: session.issueToken(updated.id),
    };
  },
} satisfies Handlers;
