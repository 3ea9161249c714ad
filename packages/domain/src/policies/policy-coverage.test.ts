import { expect, it } from 'vitest';
import { whoApproves } from './policy-approval.ts';
import { aboveMaximum, coverageOf, coverageWithout } from './policy-coverage.ts';
import { largestPolicyAmount, noLimitAmount } from './policy.ts';

const VEHICLES = [{ id: 7 }, { id: 8 }, { id: 9 }];
function about(...vehicle_ids: number[]) {
  return {
    amount: 250,
    service_definition_ids: [] as number[],
    user_ids: [1],
    vehicle_ids,
    all_vehicles: vehicle_ids.length === 0,
    auto_approvable: false,
  };
}
const automatic = (...ids: number[]) => ({ ...about(...ids), auto_approvable: true, user_ids: [] });
const everything = (...ids: number[]) => ({ ...automatic(...ids), amount: noLimitAmount });

it.each([
  ['no policies', [], [7, 8, 9], [], []],
  ['one about some', [about(7, 8)], [9], [], []],
  ['two about the same', [about(7, 8), about(8)], [9], [], [8]],
  ['one about all', [about()], [], [], []],
  ['one about all and one about some', [about(), about(7)], [], [], [7]],
  ['one about a vehicle of the past', [about(4)], [7, 8, 9], [], []],
  ['Auto-Approve beside a policy that asks', [automatic(7, 8), about(8)], [9], [7], [8]],
  ['Auto-Approve twice', [automatic(7), automatic(7)], [8, 9], [7], [7]],
  ['Auto-Approve of some services at any amount', [{ ...everything(7), service_definition_ids: [3] }], [8, 9], [7], []],
  ['Auto-Approve of everything', [automatic(7, 8), everything(8)], [9], [7], [8]],
])('[PPV-04] %s', (_, policies, none, automaticOnly, several) => {
  const coverage = coverageOf(policies, VEHICLES);
  expect(coverage.none.map(({ id }) => id)).toEqual(none);
  expect(coverage.automaticOnly.map(({ id }) => id)).toEqual(automaticOnly);
  expect(coverage.several.map(({ id }) => id)).toEqual(several);

  // The same as the policy question says of the most expensive service that no policy names.
  const anyone = VEHICLES.filter(
    ({ id }) =>
      whoApproves({ vehicleId: id, serviceIds: [], amount: largestPolicyAmount + 1 }, policies, []).who === 'anyone',
  );
  expect(anyone.map(({ id }) => id)).toEqual([...none, ...automaticOnly].toSorted());
});

it('[PPV-04] without a policy, its vehicles have none, only automatic ones, or others', () => {
  const gone = about();
  const [other, auto] = [about(8), automatic(9)];
  const left = coverageWithout(gone, [other, gone, auto], VEHICLES);
  expect(left).toEqual({ none: [{ id: 7 }], automaticOnly: [{ id: 9 }], others: [{ id: 8 }], policies: [other] });
  expect(coverageWithout(other, [other, gone], VEHICLES)).toMatchObject({ none: [], others: [{ id: 8 }] });
});

it.each([
  ['one that asks', about(), [], undefined],
  ['no maximum', everything(), [], undefined],
  ['no vehicle', automatic(4), [], undefined],
  ['no other policy', automatic(), [], { who: 'anyone', approvers: [] }],
  ['approvers who are all inactive', { ...about(), user_ids: [2] }, [], { who: 'anyone', approvers: [] }],
  ['no approver at all', { ...about(), user_ids: [] }, [], { who: 'anyone', approvers: [] }],
  ['another policy for all', automatic(7, 8), [about()], { who: 'others', approvers: [1] }],
  ['another policy for some', automatic(), [about(8)], { who: 'some', approvers: [1] }],
  ['another policy for none of them', automatic(7), [about(8)], { who: 'anyone', approvers: [] }],
  [
    'another one whose approvers are inactive',
    automatic(),
    [{ ...about(), user_ids: [2] }],
    { who: 'anyone', approvers: [] },
  ],
  ['another one that approves more', automatic(), [{ ...automatic(8), amount: 500 }], undefined],
])('[PPV-03] above the maximum of a policy with %s', (_, policy, others, above) => {
  const people = [{ id: 2, is_active: false }];
  expect(aboveMaximum(policy, [policy, ...others], VEHICLES, people)).toEqual(above);
  if (!above) return;
  // The same as the policy question says of each vehicle.
  const answers = VEHICLES.filter(({ id }) => policy.all_vehicles || policy.vehicle_ids.includes(id)).map(({ id }) =>
    whoApproves({ vehicleId: id, serviceIds: [], amount: policy.amount + 1 }, [policy, ...others], people),
  );
  const who = new Set(answers.map(({ approvers }) => approvers.join()));
  expect([...who].toSorted()).toEqual({ anyone: [''], others: ['1'], some: ['', '1'] }[above.who]);
});
