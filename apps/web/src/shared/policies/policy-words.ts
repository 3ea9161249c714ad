import {
  aboveMaximum,
  activeApprovers,
  formatList,
  formatMoney,
  hasNoLimit,
  namesInSentence,
  policySentence,
} from '@wayside/domain';
import type { ApprovalPolicy, Approver, Reading } from '@wayside/domain';
import type { TFunction } from '@wayside/i18n';

/** Names by ID, in the current language. */
export interface PolicyNames {
  readonly service: (id: number) => string;
  readonly person: (id: number) => string;
  /** The same among facts, with what keeps them from approving: "Ben Ortiz, inactive". */
  readonly approver: (id: number) => string;
  /** Short name for sentences: the unit number. */
  readonly vehicleMark: (id: number) => string;
  readonly vehicle: (id: number) => string;
  /** The vehicles it names that exist. */
  readonly vehiclesOf: (policy: ApprovalPolicy) => readonly number[];
  /** Who is asked depends on who of them is active. */
  readonly people: readonly Approver[];
  /** All of the fleet's, which decide together. */
  readonly policies: readonly ApprovalPolicy[];
  readonly vehicles: readonly { readonly id: number }[];
}

/**
 * In the middle of a sentence: "oil change", but "DOT inspection". A French sentence names the title: "le service
 * Vidange d’huile".
 */
function inSentence(name: string, { language }: Reading): string {
  return language === 'en' && /^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;
}

/** How many names a card lists before it shows a count. */
export const NAMES_ON_CARD = 13;

export type PolicyWords = ReturnType<typeof policyWords>;

/** Descriptions of a policy. */
export function policyWords(t: TFunction<'policies'>, reading: Reading, names: PolicyNames) {
  const counted = (shown: readonly string[], more: number, word: 'and' | 'or', rest: 'and' | 'andTo' = 'and'): string =>
    more === 0 ? formatList(shown, word, reading) : t(rest, { names: shown.join(', '), count: more });
  const few = (ids: readonly number[], name: (id: number) => string, word: 'and' | 'or'): string => {
    const { names: shown, more } = namesInSentence(ids);
    return counted(shown.map(name), more, word);
  };
  /** "à Ann ou à Ben": people of whom something is asked. */
  const toPeople = (ids: readonly number[]): string => {
    const { names: shown, more } = namesInSentence(ids);
    const people = shown.map((id) => t('sentence.to', { name: names.person(id) }));
    return counted(people, more, 'or', 'andTo');
  };
  /** The first names, then how many more there are. */
  const many = (ids: readonly number[], name: (id: number) => string): string => {
    const { names: shown, more } = namesInSentence(ids, NAMES_ON_CARD);
    return counted(shown.map(name), more, 'and');
  };
  const named = (ids: readonly number[], label: (id: number) => string) => ids.map((id) => ({ id, label: label(id) }));
  const amount = (policy: ApprovalPolicy): string =>
    hasNoLimit(policy) ? t('value.noLimit') : formatMoney(policy.amount, reading);

  const servicesInSentence = ({ service_definition_ids: ids }: ApprovalPolicy): string =>
    ids.length === 0
      ? t('sentence.anyService')
      : t('sentence.services', {
          count: ids.length,
          names: few(ids, (id) => inSentence(names.service(id), reading), 'and'),
        });
  const vehiclesInSentence = (policy: ApprovalPolicy): string => {
    if (policy.all_vehicles) return t('sentence.allVehicles');
    const ids = names.vehiclesOf(policy);
    return ids.length === 0 ? t('sentence.noVehicle') : few(ids, names.vehicleMark, 'and');
  };

  /** `Asks Ann Lee to approve any service over $250.00 on all vehicles.` */
  const sentence = (policy: ApprovalPolicy): string =>
    t(`sentence.${policySentence(policy, names.people)}`, {
      approvers: toPeople(activeApprovers([policy], names.people)),
      services: servicesInSentence(policy),
      amount: amount(policy),
      vehicles: vehiclesInSentence(policy),
    });

  /** `Above $250.00, no one is asked: …`; nothing of a policy that asks people. */
  const above = (policy: ApprovalPolicy, of = names.vehicles): string => {
    const { who, approvers = [] } = aboveMaximum(policy, names.policies, of, names.people) ?? {};
    if (!who) return '';
    return t(`above.${who}`, { amount: amount(policy), approvers: toPeople(approvers) });
  };

  return {
    sentence,
    above,
    /** Everything it names, for a search. */
    searched: (policy: ApprovalPolicy): readonly string[] => [
      sentence(policy),
      ...policy.service_definition_ids.map(names.service),
      ...policy.user_ids.map(names.person),
      ...names.vehiclesOf(policy).map(names.vehicle),
    ],
    toPeople,
    amount,
    services: ({ service_definition_ids: ids }: ApprovalPolicy): string =>
      ids.length === 0 ? t('value.anyService') : many(ids, names.service),
    /** Whom it asks, or what it says in their place. */
    approvers: ({ auto_approvable, user_ids: ids }: ApprovalPolicy) =>
      auto_approvable ? t('autoApprove') : ids.map((id) => ({ id, label: names.approver(id), name: names.person(id) })),
    /** The vehicles it covers, or what it says in their place. */
    vehicles: (policy: ApprovalPolicy) => {
      if (policy.all_vehicles) return t('allVehicles');
      const ids = names.vehiclesOf(policy);
      return ids.length === 0 ? t('value.noVehicle') : named(ids, names.vehicleMark);
    },
    people: (ids: readonly number[], word: 'and' | 'or'): string => few(ids, names.person, word),
  };
}
