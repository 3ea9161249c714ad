import { noLimitAmount } from '@wayside/domain';
import type { ApprovalPolicy, Region } from '@wayside/domain';
import { completeTexts, createI18n } from '@wayside/i18n';
import { vehicleTexts } from '@wayside/i18n/parts';
import type { Language } from '@wayside/i18n';
import { expect, it } from 'vitest';
import { policyWords } from './policy-words.ts';
import type { PolicyWords } from './policy-words.ts';

const SERVICES: Record<Language, Record<number, string>> = {
  en: { 1: 'Oil change', 2: 'Brakes', 3: 'Tire rotation', 4: 'Wiper blades' },
  fr: { 1: 'Vidange d’huile', 2: 'Freins', 3: 'Permutation des pneus', 4: 'Balais d’essuie-glace' },
};
const PEOPLE: Record<number, string> = { 1: 'Ann Lee', 2: 'Ben Ortiz', 3: 'Cara Roy', 4: 'Dev Shah' };
const DELETED = 99;
const GONE = 98;

async function wordsIn(language: Language, region: Region): Promise<PolicyWords> {
  const i18n = await createI18n({ language });
  await completeTexts(i18n, { parts: [vehicleTexts] });
  return policyWords(
    i18n.getFixedT(language, 'policies'),
    { language, region },
    {
      service: (id) => SERVICES[language][id]!,
      person: (id) => PEOPLE[id]!,
      approver: (id) => PEOPLE[id]!,
      vehicle: (id) => `VAN-0${id} · 2020 Nissan NV200`,
      vehicleMark: (id) => `VAN-0${id}`,
      vehiclesOf: ({ vehicle_ids }) => vehicle_ids.filter((id) => id !== DELETED),
      people: [{ id: GONE, is_active: false }],
      policies: [policy({ by: [1, 2], on: [7] })],
      vehicles: [{ id: 7 }, { id: 8 }],
    },
  );
}
const [english, french, canadian] = await Promise.all([wordsIn('en', 'US'), wordsIn('fr', 'CA'), wordsIn('en', 'CA')]);
/** No-break spaces aren't what these cases test. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

interface Fields {
  amount?: number;
  services?: number[];
  by?: number[] | 'auto';
  on?: number[] | 'all';
}
function policy({ amount = 250, services = [], by = [1], on = 'all' }: Fields): ApprovalPolicy {
  return {
    amount,
    service_definition_ids: services,
    user_ids: by === 'auto' ? [] : by,
    vehicle_ids: on === 'all' ? [] : on,
    all_vehicles: on === 'all',
    auto_approvable: by === 'auto',
  };
}

it.each<[Fields, string, string]>([
  [
    {},
    'Asks Ann Lee to approve any service over $250.00 on all vehicles.',
    'Demande à Ann Lee d’approuver tout service de plus de $250,00 CAD pour tous les véhicules.',
  ],
  [
    { by: [1, 2] },
    'Asks Ann Lee or Ben Ortiz to approve any service over $250.00 on all vehicles.',
    'Demande à Ann Lee ou à Ben Ortiz d’approuver tout service de plus de $250,00 CAD pour tous les véhicules.',
  ],
  [
    { by: [1, 2, 3, 4] },
    'Asks Ann Lee, Ben Ortiz, and 2 more to approve any service over $250.00 on all vehicles.',
    'Demande à Ann Lee, à Ben Ortiz et à 2 autres d’approuver tout service de plus de $250,00 CAD pour tous les véhicules.',
  ],
  [
    { on: [7] },
    'Asks Ann Lee to approve any service over $250.00 on VAN-07.',
    'Demande à Ann Lee d’approuver tout service de plus de $250,00 CAD pour VAN-07.',
  ],
  [
    { on: [5, 6, 7, 8, 9] },
    'Asks Ann Lee to approve any service over $250.00 on VAN-05, VAN-06, and 3 more.',
    'Demande à Ann Lee d’approuver tout service de plus de $250,00 CAD pour VAN-05, VAN-06 et 3 autres.',
  ],
  [
    { by: [1, GONE], on: [7, DELETED] },
    'Asks Ann Lee to approve any service over $250.00 on VAN-07.',
    'Demande à Ann Lee d’approuver tout service de plus de $250,00 CAD pour VAN-07.',
  ],
  [
    { by: [GONE], on: [7] },
    'Asks no one to approve any service on VAN-07: none of its approvers is active.',
    'Ne demande à personne d’approuver tout service pour VAN-07 : aucun de ses approbateurs n’est actif.',
  ],
  [
    { on: [] },
    'Asks Ann Lee to approve any service over $250.00 on no vehicles.',
    'Demande à Ann Lee d’approuver tout service de plus de $250,00 CAD pour aucun véhicule.',
  ],
  [
    { services: [2] },
    'Asks Ann Lee to approve brakes over $250.00 on all vehicles.',
    'Demande à Ann Lee d’approuver le service Freins de plus de $250,00 CAD pour tous les véhicules.',
  ],
  [
    { services: [1, 2, 3] },
    'Asks Ann Lee to approve oil change, brakes, and tire rotation over $250.00 on all vehicles.',
    'Demande à Ann Lee d’approuver les services Vidange d’huile, Freins et Permutation des pneus de plus de $250,00 CAD pour tous les véhicules.',
  ],
  [
    { services: [1, 2, 3, 4] },
    'Asks Ann Lee to approve oil change, brakes, and 2 more over $250.00 on all vehicles.',
    'Demande à Ann Lee d’approuver les services Vidange d’huile, Freins et 2 autres de plus de $250,00 CAD pour tous les véhicules.',
  ],
  [
    { amount: 1234.5 },
    'Asks Ann Lee to approve any service over $1,234.50 on all vehicles.',
    'Demande à Ann Lee d’approuver tout service de plus de $1 234,50 CAD pour tous les véhicules.',
  ],
  [
    { amount: 0 },
    'Asks Ann Lee to approve any service on all vehicles at any amount.',
    'Demande à Ann Lee d’approuver tout service pour tous les véhicules, quel qu’en soit le coût.',
  ],
  [
    { amount: 0, services: [2], by: [1, 2], on: [7, 8] },
    'Asks Ann Lee or Ben Ortiz to approve brakes on VAN-07 and VAN-08 at any amount.',
    'Demande à Ann Lee ou à Ben Ortiz d’approuver le service Freins pour VAN-07 et VAN-08, quel qu’en soit le coût.',
  ],
  [
    { amount: noLimitAmount },
    'Never asks Ann Lee about any service on all vehicles: there is no limit.',
    'Ne demande jamais à Ann Lee d’approuver tout service pour tous les véhicules : il n’y a pas de limite.',
  ],
  [
    { amount: noLimitAmount, by: [1, 2], services: [2] },
    'Never asks Ann Lee or Ben Ortiz about brakes on all vehicles: there is no limit.',
    'Ne demande jamais à Ann Lee ou à Ben Ortiz d’approuver le service Freins pour tous les véhicules : il n’y a pas de limite.',
  ],
  [
    { by: 'auto', amount: 80 },
    'Approves any service up to $80.00 on all vehicles automatically.',
    'Approuve automatiquement tout service jusqu’à $80,00 CAD pour tous les véhicules.',
  ],
  [
    { by: 'auto', amount: 0 },
    'Approves any service up to $0.00 on all vehicles automatically.',
    'Approuve automatiquement tout service jusqu’à $0,00 CAD pour tous les véhicules.',
  ],
  [
    { by: 'auto', amount: 80, services: [1, 3, 4] },
    'Approves oil change, tire rotation, and wiper blades up to $80.00 on all vehicles automatically.',
    'Approuve automatiquement les services Vidange d’huile, Permutation des pneus et Balais d’essuie-glace jusqu’à $80,00 CAD pour tous les véhicules.',
  ],
  [
    { by: 'auto', amount: 80, on: [] },
    'Approves any service up to $80.00 on no vehicles automatically.',
    'Approuve automatiquement tout service jusqu’à $80,00 CAD pour aucun véhicule.',
  ],
  [
    { by: 'auto', amount: noLimitAmount },
    'Approves any service on all vehicles automatically at any amount.',
    'Approuve automatiquement tout service pour tous les véhicules, sans limite.',
  ],
  [
    { by: [], services: [2], on: [7] },
    'Asks no one yet. Choose who approves brakes on VAN-07.',
    'Ne consulte encore personne : choisissez qui approuve le service Freins pour VAN-07.',
  ],
])('%j reads', (fields, en, fr) => {
  expect(plain(english.sentence(policy(fields)))).toBe(en);
  expect(plain(french.sentence(policy(fields)))).toBe(fr);
});

it('[POL-09] the amount is in Canadian dollars in Canada only', () => {
  expect(english.amount(policy({}))).toBe('$250.00');
  expect(canadian.amount(policy({}))).toBe('$250.00 CAD');
});

it('[CST-04] neither sentinel is ever shown as a number', () => {
  const everything = policy({ by: 'auto', amount: noLimitAmount });
  const said = [english, french].flatMap((words) =>
    [words.sentence, words.amount, words.services, words.approvers, words.vehicles].map((say) => say(everything)),
  );
  expect(JSON.stringify(said)).not.toMatch(/\d/);
  expect(said).toContain('Auto-Approve');
  expect(said).toContain('All Vehicles');
});

it('[PPV-03] a card counts and names no vehicle that is gone', () => {
  expect(english.vehicles(policy({ on: [DELETED, 7] }))).toEqual([{ id: 7, label: 'VAN-07' }]);
  expect(english.vehicles(policy({ on: [DELETED] }))).toBe('No vehicles');
});

it('a card says twelve names, then how many more there are', () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  const servicesOf = (services: number[]) => english.services(policy({ services: services.map(() => 1) }));
  expect(servicesOf(ids.slice(0, 13))).toMatch(/, and Oil change$/);
  expect(servicesOf(ids)).toMatch(/Oil change, and 8 more$/);
});

it.each<[string, Fields, string]>([
  ['no one', { by: 'auto', on: [8] }, 'Above $250.00, no one is asked: any fleet or FMC user can approve.'],
  [
    'no one who is active',
    { by: [GONE], on: [8] },
    'Above $250.00, no one is asked: any fleet or FMC user can approve.',
  ],
  [
    'no one, beside another policy',
    { by: 'auto', on: [7] },
    'Above $250.00, other policies apply: Ann Lee or Ben Ortiz can approve.',
  ],
  [
    'no one, beside another policy for some vehicles',
    { by: 'auto' },
    'Above $250.00, Ann Lee or Ben Ortiz can approve for vehicles with another policy. For the rest, any fleet or FMC user can.',
  ],
  ['someone', { by: [1] }, ''],
])('says what happens above the maximum of a policy that asks %s', (_, fields, text) =>
  expect(plain(english.above(policy(fields)))).toBe(text),
);

it('names whom it falls to in French, too', () =>
  expect(plain(french.above(policy({ by: 'auto', on: [7] })))).toBe(
    'Au-dessus de $250,00 CAD, d’autres politiques s’appliquent : l’approbation revient à Ann Lee ou à Ben Ortiz.',
  ));
