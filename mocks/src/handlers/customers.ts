import { EXPIRED, OTP } from '../world/people/credentials.ts';
import type { Schemas } from '@wayside/api-client';
import { brands } from '@wayside/brands';
import { codePoints } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import type { World } from '../world/world.ts';
import type { HandlersOf } from './handler.ts';

const MINIMUM = 6;
const brandOrigin = (api: string, label: string): string =>
  api.replace('//api.', label === 'localhost' ? '//' : `//${label}.`);
const done = (alertMessage: string) => ({ alertMessage, alertType: 'default' }) as const;

export const customers = {
  signUpFleet({ body, world, session, refusal }) {
    if (world.users.byEmail(body.email)) throw refusal('userExists');
    if (session.flag('multifactor_authentication') && body.otp !== OTP) throw refusal('wrongOtp');
    const nonce = body.payment_method_nonce ?? undefined;
    const failure = nonce === undefined ? undefined : world.paymentMethods.nonces.take(nonce);
    if (failure) throw refusal(failure);
    const fleet = world.fleets.create({ name: body.companyName, fleet_payment_type: body.payment_type });
    const { firstName, lastName, email, phoneNumber, zipCode, carCount, communicationPreferencesInFrench } = body;
    const person = { firstName, lastName, email, cellPhone: phoneNumber, zip: zipCode, car_count: carCount };
    const user = world.users.signUp(
      { ...person, inFrench: communicationPreferencesInFrench, has_payment_method: nonce !== undefined },
      fleet.id,
    );
    world.credentials.change(user.id, body.password);
    if (nonce !== undefined)
      world.paymentMethods.store(fleet.id, user, { payment_method_nonce: nonce, customer_ids: [] });
    return done(user.language === 'fr' ? 'Votre compte a été créé' : 'Your account has been created');
  },

  requestPasswordReset({ body, world, refusal }) {
    if (!world.users.byEmail(body.email)) throw refusal('noAccount');
    return done('We sent you an email with a link to reset your password');
  },

  resetPassword({ body, world, refusal }) {
    if (body.resetToken === EXPIRED) throw refusal('expiredResetToken');
    if (body.newPassword !== body.newPasswordConfirmation) throw refusal('passwordMismatch');
    if (codePoints(body.newPassword) < MINIMUM) throw refusal('passwordTooShort');
    world.credentials.change(world.users.byEmail(emailOf(world.player))!.id, body.newPassword);
    return done('Your password has been reset');
  },

  changePassword({ body, user, world, refusal }) {
    if (!world.credentials.matches(user.id, body.currentPassword)) throw refusal('wrongCurrentPassword');
    if (body.newPassword !== body.newPasswordConfirmation) throw refusal('passwordMismatch');
    if (codePoints(body.newPassword) < MINIMUM) throw refusal('passwordTooShort');
    world.credentials.change(user.id, body.newPassword);
    return done('Password changed');
  },

  startPartnerSignIn({ query, origin, refusal, reply }) {
    const isBrand = brands.some(({ hostLabels }) => hostLabels.includes(query.subdomain));
    if (!isBrand) throw refusal('invalid', 'There is no brand at this subdomain');
    return reply(302, undefined, { location: `${brandOrigin(origin, query.subdomain)}/sign_in?key=partner-1` });
  },

  updateShellCustomer({ params, body, world, session, need, refusal }) {
    const { firstName, lastName, email, cellPhone } = body;
    const person = { firstName, lastName, email, cellPhone };
    if (body.auth_token === EXPIRED) throw refusal('invalidPartnerToken');
    // Whoever is signed in changes what is known of them; whom a partner sends is new, with a fleet of their own.
    const isKnown = session.holderOf(body.auth_token) !== undefined;
    if (!isKnown && world.users.byEmail(email)) throw refusal('userExists');
    const updated = isKnown
      ? world.users.update(need(world.users.get(params.id)).id, person)!
      : world.users.signUp({ ...person, has_payment_method: false }, fleetOfPartner(world, body));
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
} satisfies HandlersOf<'customers'>;

/** A new fleet, by the name that the partner knows, or else its owner's. */
function fleetOfPartner(world: World, body: Schemas['ShellCustomerInput']): number {
  const { fleetName, firstName, lastName, geotabDatabaseName } = body;
  const { id } = world.fleets.create({
    name: fleetName || `${firstName} ${lastName}`,
    fleet_payment_type: world.fleets.paymentTypes()[0]?.name ?? 'credit_card',
  });
  if (geotabDatabaseName) world.fleets.update(id, { geotab_database_name: geotabDatabaseName });
  return id;
}
