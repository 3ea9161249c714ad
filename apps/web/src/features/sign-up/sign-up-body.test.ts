import { describe, expect, it } from 'vitest';
import { signUpBody } from './sign-up-body.ts';

const REQUEST = {
  details: {
    companyName: ' Maple Street Couriers ',
    carCount: '12',
    firstName: 'Ann',
    lastName: 'Lee',
    email: ' Ann@X.CO',
    phoneNumber: '(503) 555-0101',
    zipCode: '97201',
    password: ' wayside ',
    confirmPassword: ' wayside ',
  },
  consents: { terms: true, promotionalTerms: false, frenchCommunication: true },
  paymentMethodNonce: null,
  otp: null,
};

describe('body of the sign-up call', () => {
  it('[API-10] [API-11] [OPN-22] without a card: every field, email in lower case, digits of the phone, the password as typed', () => {
    expect(signUpBody(REQUEST, { subdomain: 'localhost', region: 'US', language: 'en' })).toEqual({
      companyName: 'Maple Street Couriers',
      carCount: 12,
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@x.co',
      phoneNumber: '5035550101',
      zipCode: '97201',
      password: ' wayside ',
      confirmPassword: ' wayside ',
      acceptedTermsAndConditions: true,
      subdomain: 'localhost',
      payment_type: 'credit_card',
    });
  });

  it('[ENT-09] [SUP-06] with a card in Canada: the nonce and the wish for French too', () => {
    const body = signUpBody(
      { ...REQUEST, paymentMethodNonce: 'N1', otp: '123456' },
      { subdomain: 'canada', region: 'CA', language: 'en' },
    );
    expect(body).toMatchObject({
      payment_method_nonce: 'N1',
      communicationPreferencesInFrench: true,
      otp: '123456',
      payment_type: 'credit_card',
    });
  });

  it.each([
    ['fr', true],
    ['en', false],
  ])('a Canadian who was not asked gets the language of the page: %s', (language, communicationPreferencesInFrench) => {
    const consents = { ...REQUEST.consents, frenchCommunication: null };
    expect(signUpBody({ ...REQUEST, consents }, { subdomain: 'canada', region: 'CA', language })).toMatchObject({
      communicationPreferencesInFrench,
    });
  });

  it('[SUP-06] with a card in the United States nobody was asked for French', () => {
    const body = signUpBody(
      { ...REQUEST, paymentMethodNonce: 'N1' },
      { subdomain: 'localhost', region: 'US', language: 'en' },
    );
    expect(body).not.toHaveProperty('communicationPreferencesInFrench');
  });
});
