import { describe, expect, it } from 'vitest';
import { failureMessages, knownAlert, outcomeOf } from './errors.ts';

describe('outcomes', () => {
  it('[ERR-07] [ERR2-01] an error or errors field is a failure, even with status 200', () => {
    expect(outcomeOf({ ok: true, body: { error: 'C' } })).toEqual({ status: 'failure', alertMessage: 'C', alertType: 'error' });
    expect(outcomeOf({ ok: true, body: { id: 1, errors: ['A'] } }).status).toBe('failure');
  });

  it('[ERR-08] [ERR2-01] messages are joined by commas into one error alert', () => {
    expect(outcomeOf({ ok: false, body: { errors: ['A', 'B'] } })).toEqual({ status: 'failure', alertMessage: 'A, B', alertType: 'error' });
    expect(failureMessages({ error: 'A', errors: { name: ['B', 'C'] } })).toEqual(['A', 'B', 'C']);
  });

  it('[ENT2-16] an entity with an empty errors field is no failure', () => {
    for (const errors of [[], null, '', {}]) {
      expect(outcomeOf({ ok: true, body: { vehicle_engine_oil_data: 42, errors } }).status).toBe('success');
    }
  });

  it("[ERR2-02] [OPN2-21] other failures show the server's alertMessage with its alertType", () => {
    expect(outcomeOf({ ok: false, body: { alertMessage: 'M', alertType: 'default' } })).toEqual({
      status: 'failure',
      alertMessage: 'M',
      alertType: 'default',
    });
    expect(outcomeOf({ ok: false, body: { alertMessage: 'M' } }).alertType).toBe('error');
  });

  it('[API-06] [ERR-01] successes carry the same three fields', () => {
    expect(outcomeOf({ ok: true, body: { id: 1 } })).toEqual({ status: 'success', alertMessage: '', alertType: 'default' });
    expect(outcomeOf({ ok: true, body: { alertMessage: 'Password changed' } }).alertMessage).toBe('Password changed');
  });

  it('[API-06] an answer without a body, or none at all, has an outcome too', () => {
    expect(outcomeOf({ ok: true })).toEqual({ status: 'success', alertMessage: '', alertType: 'default' });
    expect(outcomeOf({ ok: false, body: '<html>' })).toEqual({ status: 'failure', alertMessage: '', alertType: 'error' });
    expect(outcomeOf({ ok: true, body: [{ errors: ['A'] }] }).status).toBe('success');
  });
});

describe('known texts', () => {
  it('[ERR-02] [OPN-73] invalid authentication, in English and in French', () => {
    expect(knownAlert('Invalid Email or password.')).toBe('invalidAuthentication');
    expect(knownAlert('Erreur : Courriel ou mot de passe invalide')).toBe('invalidAuthentication');
  });

  it('[ERR-03] [ERR-04] no account, and an address in use', () => {
    expect(knownAlert('There is no account associated with this email')).toBe('noAccountFound');
    expect(knownAlert('Taken, please use another email address')).toBe('userExists');
  });

  it('[ERR-01] anything else stays as it is', () => {
    expect(knownAlert('Fleet is closed')).toBeUndefined();
  });
});
