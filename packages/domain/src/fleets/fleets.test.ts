import { describe, expect, it } from 'vitest';
import {
  differingFleetFields,
  emptyFleetDraft,
  fleetBodyOf,
  fleetDraftOf,
  fleetNamed,
  isFleetNameTyped,
  isSavedFleet,
  mergedFleetDraft,
  missingInFleet,
} from './fleets.ts';

const FLEET = {
  name: 'Maple Street Couriers',
  region: 'West',
  rep: null,
  fleet_payment_type: 'bill_to',
  other_id: 'MSC-5',
  share_wex_number: true,
};

describe('the draft of a fleet', () => {
  it('[ENT-04] has the names of the form, and goes out under those of the contract', () => {
    const draft = fleetDraftOf(FLEET);
    expect(draft).toEqual({
      name: 'Maple Street Couriers',
      region: 'West',
      rep: '',
      paymentType: 'bill_to',
      otherId: 'MSC-5',
      shareWexNumber: true,
    });
    expect(fleetBodyOf(draft)).toEqual(FLEET);
    expect(isSavedFleet(FLEET, { ...draft, name: ' Maple Street Couriers ' })).toBe(true);
    expect(isSavedFleet(FLEET, { ...draft, shareWexNumber: false })).toBe(false);
  });

  it.each([
    ['a single type', ['bill_to'], 'bill_to'],
    ['two types', ['bill_to', 'credit_card'], ''],
    ['no type', [], ''],
  ])('[FLT-12] %s', (_what, types, paymentType) => {
    expect(fleetDraftOf(null, types)).toEqual({ ...emptyFleetDraft, paymentType });
    expect(fleetDraftOf(FLEET, ['other']).paymentType).toBe('bill_to');
  });

  it.each([
    ['name and type', { name: 'Birch', paymentType: 'bill_to' }, null],
    ['no name', { paymentType: 'bill_to' }, 'name'],
    ['a blank name', { name: '  ', paymentType: 'bill_to' }, 'name'],
    ['no type', { name: 'Birch' }, 'paymentType'],
    ['nothing', {}, 'both'],
  ])('[FLT-13] %s', (_what, typed, missing) => {
    expect(missingInFleet({ ...emptyFleetDraft, ...typed })).toBe(missing);
  });

  it('what I changed goes on top of what someone else made of it', () => {
    const base = fleetDraftOf(FLEET);
    const theirs = { ...base, rep: 'Noor Haddad', region: 'East' };
    const merged = mergedFleetDraft(base, theirs, { ...base, rep: 'Ann Lee', shareWexNumber: false });
    expect(merged).toEqual({ ...base, rep: 'Ann Lee', region: 'East', shareWexNumber: false });
    expect(differingFleetFields(theirs, merged)).toEqual(['rep', 'shareWexNumber']);
  });
});

describe('the name of a fleet', () => {
  it.each([
    ['Maple Street Couriers', true],
    ['  Maple  Street Couriers ', true],
    ['maple street couriers', false],
    ['Maple Street', false],
    ['', false],
  ])('[FLT-04] typed as “%s”', (text, isTyped) => {
    expect(isFleetNameTyped(FLEET, text)).toBe(isTyped);
  });

  it('[FLT-04] with an accent in two parts, or with nothing to see', () => {
    expect(isFleetNameTyped({ name: 'E\u0301rable\u00A0Nord' }, 'Érable Nord')).toBe(true);
    expect(isFleetNameTyped({ name: ' ' }, ' ')).toBe(false);
  });

  it('finds the fleet, whatever the case', () => {
    const fleets = [{ name: 'Birch Lane' }, FLEET];
    expect(fleetNamed(fleets, ' MAPLE street couriers')).toBe(FLEET);
    expect(fleetNamed(fleets, 'Maple')).toBeUndefined();
  });
});
