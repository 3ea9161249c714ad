import { scenariosWith } from '../define.ts';

const MANAGERS = ['Owner', 'Manager'] as const;

const scenario = scenariosWith({ roles: MANAGERS, start: '/settings?tab=policies', signedIn: true });

export const list = scenario({
  id: 'policies/ready',
  title: 'The policies of a fleet',
  story:
    'Two policies ask approvers, one of whom has no phone; a third approves routine work automatically. A panel next to them shows who would approve what.',
  roles: ['Owner', 'Admin', 'Manager', 'Driver'],
});

export const empty = scenario({
  id: 'policies/none',
  title: 'No policies yet',
  story: 'The fleet has decided nothing yet: any of its users may approve.',
  roles: ['Owner', 'Driver'],
  answers: { listPolicies: { example: 'none' } },
});

const VEHICLES = Array.from({ length: 9 }, (_, at) => 500_001 + at);

export const many = scenario({
  id: 'policies/many',
  title: 'A hundred policies',
  story: 'As many as a large fleet collects over the years: the page stays readable.',
  answers: {
    listPolicies: {
      status: 200,
      body: Array.from({ length: 100 }, (_, at) => ({
        id: 60 + at,
        amount: 50 * ((at % 12) + 1),
        fleet_id: 5,
        service_definition_ids: at % 3 === 0 ? [] : [101 + (at % 5)],
        user_ids: at % 4 === 0 ? [] : [1, 2, 3].slice(0, (at % 3) + 1),
        vehicle_ids: at % 5 === 0 ? [] : VEHICLES.slice(0, (at % 9) + 1),
        all_vehicles: at % 5 === 0,
        auto_approvable: at % 4 === 0,
      })),
    },
  },
});

export const advised = scenario({
  id: 'policies/worth-a-look',
  title: 'Policies that are worth a second look',
  story:
    'One without a limit, one that a wider one always overrides, one whose approver is inactive. Edit any of them: the form says so before it is saved.',
  answers: {
    listPolicies: {
      status: 200,
      body: [
        {
          id: 61,
          amount: 100,
          fleet_id: 5,
          service_definition_ids: [],
          user_ids: [1],
          vehicle_ids: [],
          all_vehicles: true,
          auto_approvable: false,
        },
        {
          id: 62,
          amount: 500,
          fleet_id: 5,
          service_definition_ids: [102],
          user_ids: [2],
          vehicle_ids: [500_001],
          all_vehicles: false,
          auto_approvable: false,
        },
        {
          id: 63,
          amount: 999_999_999_999,
          fleet_id: 5,
          service_definition_ids: [101],
          user_ids: [],
          vehicle_ids: [500_003],
          all_vehicles: false,
          auto_approvable: true,
        },
        {
          id: 64,
          amount: 50,
          fleet_id: 5,
          service_definition_ids: [104],
          user_ids: [21],
          vehicle_ids: [500_004],
          all_vehicles: false,
          auto_approvable: false,
        },
      ],
    },
  },
});

export const listFails = scenario({
  id: 'policies/list-fails-once',
  title: 'The policies cannot be loaded',
  story: 'The first response fails; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listPolicies', calls: [1] }],
});

export const refused = scenario({
  id: 'policies/refused-once',
  title: 'A policy is refused',
  story: 'The server does not take the new policy and says why; what was typed stays, and the second try is accepted.',
  answers: { createPolicy: { calls: [1], example: 'invalid' } },
});

export const forbidden = scenario({
  id: 'policies/forbidden',
  title: 'A user can no longer change policies',
  story:
    'The role changed while the page was open: adding, changing, and deleting are refused, and nothing typed is lost.',
  answers: {
    createPolicy: { example: 'roleForbidden' },
    updatePolicy: { example: 'roleForbidden' },
    deletePolicy: { example: 'roleForbidden' },
  },
});

export const deleteFails = scenario({
  id: 'policies/delete-fails-once',
  title: 'A policy cannot be deleted',
  story: 'The first try fails inside the question; the second one works.',
  faults: [{ kind: 'server-error', operation: 'deletePolicy', calls: [1] }],
});

export const slow = scenario({
  id: 'policies/slow-save',
  title: 'Saving a policy is slow',
  story: 'Every response about a policy is held: a second press changes nothing.',
  faults: [
    { kind: 'hold', operation: 'createPolicy' },
    { kind: 'hold', operation: 'updatePolicy' },
    { kind: 'hold', operation: 'listPolicies', calls: [2] },
  ],
});

export const lost = scenario({
  id: 'policies/lost-answer',
  title: 'The response to a new policy is lost',
  story: 'The server saves it and the connection breaks. The page looks it up, and does not send it a second time.',
  faults: [{ kind: 'empty-response', operation: 'createPolicy', calls: [1] }],
});

export const unknown = scenario({
  id: 'policies/outcome-unknown',
  title: 'It is unknown whether a policy was saved',
  story: 'The response is lost, and loading the list fails too. Checking again shows that it was saved.',
  faults: [
    { kind: 'empty-response', operation: 'createPolicy', calls: [1] },
    { kind: 'server-error', operation: 'listPolicies', calls: [2] },
  ],
});

export const changedByAnother = scenario({
  id: 'policies/changed-by-another',
  title: 'Someone else changes the same policy',
  story:
    'A colleague raises the maximum amount of the first policy while it is being edited here. Before anything is saved, both versions are there to choose from.',
  colleagueActs: [{ at: { operation: 'listPolicies', call: 2 }, who: 'Admin', does: 'raisesLimit' }],
});

export const deletedByAnother = scenario({
  id: 'policies/deleted-by-another',
  title: 'Someone else deletes the same policy',
  story:
    'A colleague deletes the first policy while it is being edited here. It can be saved as a new one, or discarded.',
  colleagueActs: [{ at: { operation: 'listPolicies', call: 2 }, who: 'Admin', does: 'deletesFirstPolicy' }],
});
