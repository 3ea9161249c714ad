import { describe, expect, it } from 'vitest';
import { sentinelId } from '../constants.ts';
import {
  emptyPolicyDraft,
  exclusiveChoice,
  isComplete,
  isTooLarge,
  policyDraftOf,
  policyOf,
  policyProblems,
} from './policy-draft.ts';
import { policyChecks } from './policy-checks.ts';
import type { PolicyCheck } from './policy-checks.ts';
import { namesInSentence, policySentence } from './policy-sentence.ts';
import { whoApproves } from './policy-approval.ts';
import type { ApprovalAnswer, ApprovalQuestion } from './policy-approval.ts';
import { noLimitAmount, saysTheSame } from './policy.ts';
import type { ApprovalPolicy } from './policy.ts';

const [OIL, TIRES, BRAKES] = [101, 104, 102];
const [VAN, TRUCK, CAR] = [7, 8, 9];
const [ANN, BEN, GONE] = [1, 2, 3];
const people = [{ id: ANN, is_active: true }, { id: BEN }, { id: GONE, is_active: false }];
const NO_PHONE = 4;

let id = 50;
function policy(fields: Partial<ApprovalPolicy>): ApprovalPolicy {
  return {
    id: (id += 1),
    amount: 250,
    service_definition_ids: [],
    user_ids: fields.auto_approvable ? [] : [ANN],
    vehicle_ids: [],
    all_vehicles: fields.vehicle_ids === undefined,
    auto_approvable: false,
    ...fields,
  };
}

const asking = policy({});
const lower = policy({ amount: 100, user_ids: [BEN] });
const brakesOfVan = policy({ amount: 0, service_definition_ids: [BRAKES], vehicle_ids: [VAN], user_ids: [BEN] });
const automatic = policy({ auto_approvable: true, amount: 80 });
const routine = policy({ auto_approvable: true, amount: 80, service_definition_ids: [OIL, TIRES] });
const byNobody = policy({ user_ids: [GONE] });
const byBoth = policy({ user_ids: [GONE, BEN, ANN] });
const unlimited = policy({ amount: noLimitAmount });
const anything = policy({ auto_approvable: true, amount: noLimitAmount });

const at = (amount: number, serviceIds: number[] = [OIL], vehicleId = VAN): ApprovalQuestion => ({
  vehicleId,
  serviceIds,
  amount,
});
type Answer = Partial<ApprovalAnswer<ApprovalPolicy>>;

describe('who approves', () => {
  it.each<[string, ApprovalQuestion, ApprovalPolicy[], Answer]>([
    ['[ROL2-17] no policy at all', at(900), [], { who: 'anyone', because: 'noPolicy' }],
    ['[ROL2-17] none about this vehicle', at(900, [OIL], CAR), [brakesOfVan], { who: 'anyone', because: 'noPolicy' }],
    [
      '[ROL2-18] over the limit: its approver',
      at(250.01),
      [asking],
      { who: 'people', policies: [asking], approvers: [ANN] },
    ],
    ['at the limit nobody is asked', at(250), [asking], { who: 'notAsked', policies: [], approvers: [ANN] }],
    [
      'a limit of zero asks for everything that costs',
      at(0.01, [BRAKES]),
      [brakesOfVan],
      { who: 'people', approvers: [BEN] },
    ],
    ['what costs nothing is not asked about', at(0, [BRAKES]), [brakesOfVan], { who: 'notAsked', approvers: [BEN] }],
    ['over one of two limits', at(200), [asking, lower], { who: 'people', policies: [lower], approvers: [BEN] }],
    [
      'over both limits: all of them',
      at(300),
      [asking, lower],
      { who: 'people', policies: [asking, lower], approvers: [ANN, BEN] },
    ],
    ['another service than the policy’s', at(900, [OIL]), [brakesOfVan], { who: 'notAsked', approvers: [BEN] }],
    ['one of the services is the policy’s', at(900, [OIL, BRAKES]), [brakesOfVan], { who: 'people', approvers: [BEN] }],
    ['a service that no policy names', at(900, []), [brakesOfVan, asking], { who: 'people', policies: [asking] }],
    ['automatic up to the amount', at(80), [automatic], { who: 'automatic', policies: [automatic], approvers: [] }],
    ['over the automatic amount, nobody named', at(80.01), [automatic], { who: 'anyone', because: 'nobodyNamed' }],
    [
      'automatic for every one of the services',
      at(60, [OIL, TIRES]),
      [routine],
      { who: 'automatic', policies: [routine] },
    ],
    [
      'automatic for one of them is not enough',
      at(60, [OIL, BRAKES]),
      [routine],
      { who: 'anyone', because: 'nobodyNamed' },
    ],
    [
      'automatic for named services is not for others',
      at(60, []),
      [routine],
      { who: 'anyone', because: 'nobodyNamed' },
    ],
    ['automatic below, people above: below', at(60), [automatic, asking], { who: 'automatic', policies: [automatic] }],
    ['automatic below, people above: between', at(100), [automatic, asking], { who: 'notAsked', approvers: [ANN] }],
    ['automatic below, people above: above', at(300), [automatic, asking], { who: 'people', policies: [asking] }],
    [
      'people come before automatic approval',
      at(60, [BRAKES]),
      [automatic, brakesOfVan],
      { who: 'people', policies: [brakesOfVan] },
    ],
    [
      'none of the people it names is active',
      at(300),
      [byNobody],
      { who: 'anyone', because: 'nobodyActive', policies: [byNobody] },
    ],
    ['someone we may not load', at(300), [policy({ user_ids: [99] })], { who: 'people', approvers: [99] }],
    ['only active approvers', at(300), [byBoth], { who: 'people', approvers: [BEN, ANN] }],
    ['each approver once', at(300), [asking, byBoth], { who: 'people', approvers: [ANN, BEN] }],
    ['without a limit nobody is ever asked', at(999_999), [unlimited], { who: 'notAsked', approvers: [ANN] }],
    ['automatic without a limit', at(999_999), [anything], { who: 'automatic', policies: [anything] }],
  ])('%s', (_case, question, policies, answer) => {
    expect(whoApproves(question, policies, people)).toMatchObject(answer);
  });
});

type Said = Omit<PolicyCheck<ApprovalPolicy>, 'other'> & { other?: number };
function said(checks: PolicyCheck<ApprovalPolicy>[]): Said[] {
  return checks.map((check) => ('other' in check ? { ...check, other: check.other.id } : check));
}

describe('policy checks', () => {
  const van = policy({ vehicle_ids: [VAN], amount: 500 });
  const vanAndTruck = policy({ vehicle_ids: [VAN, TRUCK], amount: 250, user_ids: [BEN] });
  const vanOfBoth = policy({ vehicle_ids: [VAN], amount: 250, user_ids: [BEN, ANN] });
  const lowByNobody = policy({ vehicle_ids: [VAN], amount: 250, user_ids: [GONE] });
  const truckAndCar = policy({ vehicle_ids: [TRUCK, CAR], amount: 250 });
  const brakes = policy({ service_definition_ids: [BRAKES], amount: 400 });
  const oil = policy({ service_definition_ids: [OIL], amount: 400 });

  it.each<[string, ApprovalPolicy, ApprovalPolicy[], Said[]]>([
    ['alone', asking, [asking], []],
    ['nobody chosen is active', byNobody, [], [{ check: 'noEligibleApprover' }]],
    ['people we may not load are not inactive', policy({ user_ids: [99] }), [], []],
    ['some of them are not active', byBoth, [], [{ check: 'inactiveApprovers', approvers: [GONE] } as never]],
    [
      'someone without a phone',
      policy({ user_ids: [ANN, NO_PHONE] }),
      [],
      [{ check: 'withoutPhone', approvers: [NO_PHONE] } as never],
    ],
    [
      'someone without a phone who is never asked',
      policy({ user_ids: [NO_PHONE], amount: noLimitAmount }),
      [],
      [{ check: 'neverAsks' }],
    ],
    ['no approver yet is no advice', policy({ user_ids: [] }), [], []],
    ['approvers and no limit', unlimited, [], [{ check: 'neverAsks' }]],
    ['automatic and no limit', anything, [], []],
    ['no vehicle', policy({ vehicle_ids: [] }), [asking], [{ check: 'noVehicle' }]],
    ['other vehicles', van, [truckAndCar], []],
    ['other services', brakes, [oil], []],
    ['some of the same vehicles', vanAndTruck, [truckAndCar], [{ check: 'overlaps', other: truckAndCar.id }]],
    ['any service and one of them', brakes, [van], [{ check: 'overlaps', other: van.id }]],
    [
      'a wider one with a lower limit that asks someone else',
      van,
      [vanAndTruck],
      [{ check: 'overlaps', other: vanAndTruck.id }],
    ],
    ['the reverse of it', vanAndTruck, [van], [{ check: 'overlaps', other: van.id }]],
    [
      'a wider one with a lower limit that asks them too',
      van,
      [vanOfBoth],
      [{ check: 'redundant', other: vanOfBoth.id }],
    ],
    ['the reverse of that', vanOfBoth, [van], [{ check: 'makesRedundant', other: van.id }]],
    ['a wider one that names only somebody gone', van, [lowByNobody], [{ check: 'overlaps', other: lowByNobody.id }]],
    [
      'a wider one with the same limit',
      policy({ vehicle_ids: [VAN] }),
      [asking],
      [{ check: 'redundant', other: asking.id }],
    ],
    [
      'a wider one with a higher limit',
      policy({ vehicle_ids: [VAN], amount: 100 }),
      [asking],
      [{ check: 'overlaps', other: asking.id }],
    ],
    ['all vehicles and all services, a lower limit', brakes, [lower], [{ check: 'overlaps', other: lower.id }]],
    ['the same again', { ...brakes, id: undefined }, [brakes], [{ check: 'redundant', other: brakes.id }]],
    ['automatic below, people above', automatic, [asking], []],
    [
      'automatic up to the amount above which people are asked',
      policy({ auto_approvable: true, amount: 250 }),
      [asking],
      [],
    ],
    ['the reverse of that one', asking, [policy({ auto_approvable: true, amount: 250 })], []],
    [
      'automatic above what people are asked for',
      policy({ auto_approvable: true, amount: 400 }),
      [asking],
      [{ check: 'overridden', other: asking.id }],
    ],
    ['two automatic ones, the wider to as much', routine, [automatic], [{ check: 'redundant', other: automatic.id }]],
    [
      'two automatic ones, the wider to less',
      policy({ auto_approvable: true, amount: 90, service_definition_ids: [OIL] }),
      [automatic],
      [{ check: 'overlaps', other: automatic.id }],
    ],
    [
      'automatic without a limit overrides nobody who is asked',
      asking,
      [anything],
      [{ check: 'overrides', other: anything.id }],
    ],
    ['the saved one that is being edited is no other', { ...asking, amount: 90 }, [asking], []],
  ])('%s', (_case, of, others, checks) => {
    expect(said(policyChecks(of, others, [...people, { id: NO_PHONE, cellPhone: null }]))).toEqual(checks);
  });

  // The rule of who approves decides what a check may say: tried for any two policies, at amounts on both sides of
  // every limit.
  const some = [100, 250].flatMap((amount) =>
    [[ANN], [BEN], [ANN, BEN], [GONE], 'auto' as const].flatMap((by) =>
      [[VAN], [VAN, TRUCK], undefined].flatMap((vehicle_ids) =>
        [[], [BRAKES], [OIL, BRAKES]].map((service_definition_ids) =>
          policy({
            amount,
            service_definition_ids,
            vehicle_ids: vehicle_ids ?? [],
            all_vehicles: !vehicle_ids,
            user_ids: by === 'auto' ? [] : by,
            auto_approvable: by === 'auto',
          }),
        ),
      ),
    ),
  );
  const questions = [50, 100, 150, 250, 300].flatMap((amount) =>
    [[], [OIL], [BRAKES], [OIL, BRAKES]].flatMap((services) =>
      [VAN, TRUCK, CAR].map((vehicle) => at(amount, services, vehicle)),
    ),
  );
  const answers = (policies: readonly ApprovalPolicy[]) =>
    questions.map((question) => {
      const { who, approvers } = whoApproves(question, policies, people);
      return `${who} ${approvers.toSorted().join()}`;
    });

  it('says that a policy or its limit has no effect only where who approves agrees', () => {
    const heard = new Set<string>();
    for (const of of some)
      for (const other of some) {
        if (of === other) continue;
        const check = policyChecks(of, [other], people).find((each) => 'other' in each);
        if (!check) continue;
        heard.add(check.check);
        const both = answers([of, other]);
        if (check.check === 'redundant') expect(both).toEqual(answers([other]));
        if (check.check === 'makesRedundant') expect(both).toEqual(answers([of]));
        if (check.check === 'overridden') expect(both).toEqual(answers([{ ...of, amount: other.amount }, other]));
        if (check.check === 'overrides') expect(both).toEqual(answers([of, { ...other, amount: of.amount }]));
        if (check.check === 'overlaps') expect(both).not.toEqual(answers([other]));
      }
    expect([...heard].toSorted()).toEqual(['makesRedundant', 'overlaps', 'overridden', 'overrides', 'redundant']);
  });
});

describe('a policy in words', () => {
  it.each([
    ['asks', asking],
    ['asksAlways', brakesOfVan],
    ['neverAsks', unlimited],
    ['automatic', automatic],
    ['automaticUnlimited', anything],
    ['nobody', policy({ user_ids: [] })],
  ] as const)('%s', (sentence, of) => {
    expect(policySentence(of, [])).toBe(sentence);
  });

  it.each([
    ['nobodyActive', [1], [1]],
    ['nobodyActive', [1, 2], [1, 2]],
    ['asks', [1, 2], [1]],
  ] as const)('[PPV-03] %s: approvers %j, inactive %j', (sentence, user_ids, inactive) => {
    const people = inactive.map((id) => ({ id, is_active: false }));
    expect(policySentence(policy({ amount: 250, user_ids }), people)).toBe(sentence);
  });

  it('says up to three names, then how many more there are', () => {
    expect(namesInSentence([1, 2, 3])).toEqual({ names: [1, 2, 3], more: 0 });
    expect(namesInSentence([1, 2, 3, 4])).toEqual({ names: [1, 2], more: 2 });
  });
});

describe('a policy in the form', () => {
  it('[POL-04] [CST-04] Auto-Approve becomes no user and auto approval', () => {
    expect(policyOf({ ...emptyPolicyDraft, amount: 80, approvers: [sentinelId] })).toMatchObject({
      user_ids: [],
      auto_approvable: true,
    });
  });

  it('[POL-05] [CST-04] All Vehicles becomes no vehicle and all vehicles', () => {
    const draft = { ...emptyPolicyDraft, amount: 80, approvers: [ANN] };
    expect(policyOf(draft)).toMatchObject({ vehicle_ids: [], all_vehicles: true });
    expect(policyOf({ ...draft, vehicles: [VAN] })).toMatchObject({ vehicle_ids: [VAN], all_vehicles: false });
  });

  it.each([
    ['a user after Auto-Approve', [sentinelId], [sentinelId, ANN], [ANN]],
    ['Auto-Approve after users', [ANN, BEN], [ANN, BEN, sentinelId], [sentinelId]],
    ['Auto-Approve again', [sentinelId], [sentinelId], [sentinelId]],
    ['another user', [ANN], [ANN, BEN], [ANN, BEN]],
    ['nobody any more', [sentinelId], [], []],
  ])('[POL-06] %s', (_case, before, after, expected) => {
    expect(exclusiveChoice(before, after)).toEqual(expected);
  });

  it.each([
    ['[POL-03] no approver', { amount: 10 }, ['approver']],
    ['no amount', { approvers: [ANN] }, ['amount']],
    ['a negative amount', { approvers: [ANN], amount: -1 }, ['amount']],
    ['more than a million', { approvers: [ANN], amount: 1_000_000.01 }, ['amount']],
    ['a million', { approvers: [ANN], amount: 1_000_000 }, []],
    ['no limit', { approvers: [sentinelId], isUnlimited: true }, []],
    ['zero', { approvers: [ANN], amount: 0, vehicles: [] }, []],
  ] as const)('%s', (_case, fields, problems) => {
    expect(policyProblems({ ...emptyPolicyDraft, ...fields })).toEqual(problems);
    expect(isComplete({ ...emptyPolicyDraft, ...fields })).toBe(problems.length === 0);
  });

  it('an amount that is too large does not count without a limit', () => {
    expect(isTooLarge({ amount: 2_000_000, isUnlimited: false })).toBe(true);
    expect(isTooLarge({ amount: 2_000_000, isUnlimited: true })).toBe(false);
    expect(isTooLarge({ amount: 1_000_000, isUnlimited: false })).toBe(false);
    expect(isTooLarge({ amount: null, isUnlimited: false })).toBe(false);
  });

  it.each([asking, brakesOfVan, automatic, routine, unlimited, anything, byBoth])('comes back as it was: %#', (of) => {
    const back = policyOf(policyDraftOf(of));
    expect(saysTheSame(back, of)).toBe(true);
    expect(policyDraftOf({ ...back, id: of.id })).toEqual(policyDraftOf(of));
  });

  it('no limit is the sentinel amount, and cents are whole', () => {
    expect(policyOf({ ...emptyPolicyDraft, amount: 12, isUnlimited: true }).amount).toBe(sentinelId);
    expect(policyOf({ ...emptyPolicyDraft, amount: 0.1 + 0.2 }).amount).toBe(0.3);
  });

  it('two policies say the same whatever the order of their lists, and not where anything differs', () => {
    expect(saysTheSame(byBoth, { ...byBoth, id: 1, user_ids: [ANN, GONE, BEN] })).toBe(true);
    for (const other of [
      { amount: 1 },
      { user_ids: [ANN] },
      { all_vehicles: false },
      { auto_approvable: true },
      { service_definition_ids: [OIL] },
    ])
      expect(saysTheSame(byBoth, { ...byBoth, ...other })).toBe(false);
  });
});
