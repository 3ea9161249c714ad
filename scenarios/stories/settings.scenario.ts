import { defineStory } from '../story.ts';

const owner = { brands: ['default'], role: 'Owner', signedIn: true } as const;

export const policies = defineStory({
  ...owner,
  id: 'stories/approval-policies',
  title: 'Who approves, and above what amount',
  story: 'Policies read as sentences. A new one says in words what it will do, before anyone saves it.',
  start: '/settings?tab=policies',
  intro: {
    say: 'Each policy is one sentence: who is asked, about what, and above what amount.',
    note: 'Beside them: choose a vehicle and an amount, and see who would approve.',
    see: 'Who approves this?',
  },
  steps: [
    {
      act: 'Add a policy',
      say: 'A new one begins as a sentence, too.',
      press: { role: 'button', name: 'Add policy' },
      see: 'New policy',
    },
    {
      act: 'Approve services up to $80 automatically',
      say: 'They need no approver. The sentence says so before anything is saved.',
      note: 'Auto-Approve replaces everyone who was chosen before.',
      type: { 'Maximum amount': '80' },
      press: { role: 'radio', name: 'Auto-Approve Service is approved without asking anyone' },
      see: 'Approves any service up to $80.00 on all vehicles automatically.',
    },
    {
      act: 'Save the policy',
      say: 'From now on it decides.',
      press: { role: 'button', name: 'Save policy' },
      see: 'policy created',
      changes: ['createPolicy'],
    },
  ],
  outcome: {
    says: 'The fleet has one more policy: up to $80, no one is asked.',
    see: 'policy created',
    server: [{ call: 'listPolicies', has: [{ amount: 80, auto_approvable: true, all_vehicles: true }] }],
  },
});

export const newDriver = defineStory({
  ...owner,
  id: 'stories/a-driver-comes-and-goes',
  title: 'One driver joins, another leaves and comes back',
  story: 'Adding a driver in three short steps, deactivating another one, and taking that back.',
  start: '/settings?tab=users',
  intro: {
    say: 'Every user in the fleet: their roles, how to reach them, and the vehicles they look after.',
    see: '20 of 20',
  },
  steps: [
    {
      act: 'Add a user',
      say: 'Three short steps. Each role says what it can do.',
      press: { role: 'button', name: 'Add user' },
      see: 'Views assigned vehicles first, and schedules service',
    },
    {
      act: 'Enter who it is, and the role',
      say: 'Name, email, phone, and a role: Nora is a driver.',
      type: {
        'First name': 'Nora',
        'Last name': 'Quist',
        Email: 'nora.quist@wayside.example',
        Phone: '(312) 555-0199',
      },
      press: { role: 'checkbox', name: 'Driver Views assigned vehicles first, and schedules service' },
      see: 'nora.quist@wayside.example',
    },
    {
      act: 'Assign the vehicles of her department',
      say: 'Three vehicles at once, with one press. They are the ones that she sees first.',
      press: { role: 'button', name: 'Choose all 3' },
      see: '3 chosen',
    },
    {
      act: 'Go on to her text messages',
      say: 'Which messages she gets is chosen here; later she can choose them herself.',
      press: { role: 'button', name: 'Next' },
      see: 'Choose the texts this user gets.',
    },
    {
      act: 'Go on to her emails',
      say: 'At the end, the form says what happens next: no invitation is sent, and she sets her own password.',
      press: { role: 'button', name: 'Next' },
      see: 'Choose the emails this user gets.',
    },
    {
      act: 'Create the user',
      say: 'Nora is in the list.',
      press: { role: 'button', name: 'Add user' },
      see: 'User created',
      changes: ['createFleetUser'],
    },
    {
      act: 'Open the menu of another driver',
      say: 'What is rarely done with a user is in the menu of the row.',
      press: { role: 'button', name: 'More for Dan Whitfield' },
      see: 'Delete Dan Whitfield',
    },
    {
      act: 'Deactivate him',
      say: 'A user who leaves for a while is deactivated. First it says what depends on that user.',
      press: { role: 'menuitem', name: 'Deactivate Dan Whitfield' },
      see: 'Deactivate this user?',
    },
    {
      act: 'Confirm',
      say: 'His roles, vehicles, and approvals stay for the day he is back.',
      press: { role: 'button', name: 'Deactivate Dan Whitfield' },
      see: 'User deactivated',
      changes: ['deactivateFleetUser'],
    },
    {
      act: 'Undo it',
      say: 'Pressed the wrong one? One press has undone it.',
      press: { role: 'button', name: 'Undo' },
      see: 'User activated',
      changes: ['activateFleetUser'],
    },
  ],
  outcome: {
    says: 'Nora is in the list, and Dan is active as before.',
    see: 'User activated',
    server: [{ call: 'listFleetUsers', has: [{ firstName: 'Nora' }, { firstName: 'Dan', is_active: true }] }],
  },
});
