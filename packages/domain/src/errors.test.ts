import { describe, expect, it } from 'vitest';
import { cardRefusals, knownAlert } from './errors.ts';

describe('known messages', () => {
  it('[ERR-02] [OPN-73] invalid authentication, in English and in French', () => {
    expect(knownAlert('Invalid Email or password.')).toBe('invalidAuthentication');
    expect(knownAlert('Erreur : Courriel ou mot de passe invalide')).toBe('invalidAuthentication');
  });

  it('[ERR-03] [ERR-04] no account, and an email already in use', () => {
    expect(knownAlert('There is no account associated with this email')).toBe('noAccountFound');
    expect(knownAlert('Taken, please use another email address')).toBe('userExists');
  });

  it('a card that the provider refused, and a nonce that was used', () => {
    const texts = [
      'The payment method was declined',
      'The payment method was rejected',
      'The card number is not valid',
      'The payment details have expired. Please enter them again',
    ];
    expect(texts.map(knownAlert)).toEqual(cardRefusals);
  });

  it('a current password that is wrong, which belongs at its field', () => {
    expect(knownAlert('The current password is not correct')).toBe('wrongPassword');
  });

  it('a name that another fleet has, also among other texts', () => {
    expect(knownAlert('Region is too long, Name has already been taken')).toBe('nameTaken');
  });

  it('[ERR-01] other messages are shown unchanged', () => {
    expect(knownAlert('Fleet is closed')).toBeUndefined();
  });
});
