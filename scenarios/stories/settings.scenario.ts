import { defineScenario } from '../define.ts';

export const policies = defineScenario({
  id: 'stories/approval-policies',
  title: 'Who decides, and from what amount on',
  story: 'Policies read as sentences. A new one says in words what it will do, before anybody saves it.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/settings?tab=policies',
  signedIn: true,
  steps: [
    {
      say: 'Each policy of the fleet is one sentence: who is asked, about what, from what amount on.',
      note: 'Beside them: pick a vehicle and an amount, and see who would approve.',
      open: '/settings?tab=policies',
      see: 'Who approves this?',
    },
    { say: 'A new one begins as a sentence, too.', press: { role: 'button', name: 'Add policy' }, see: 'New policy' },
    {
      say: 'Small repairs need nobody.',
      note: 'Auto-Approve takes the place of everybody who was chosen before.',
      press: { role: 'radio', name: 'Auto-Approve Service is approved without asking anyone' },
      type: { 'Maximum amount': '80' },
      see: 'Approves any service up to $80.00 on all vehicles automatically.',
    },
    { say: 'Saved: from now on it decides.', press: { role: 'button', name: 'Save policy' }, see: 'policy created' },
  ],
});

export const newDriver = defineScenario({
  id: 'stories/a-driver-comes-and-goes',
  title: 'A driver comes and goes',
  story: 'Finding somebody in the list, adding a driver, and taking back a deactivation.',
  brands: ['default'],
  roles: ['Owner'],
  start: '/settings?tab=users',
  signedIn: true,
  steps: [
    {
      say: 'Everybody of the fleet: their roles, how to reach them, and the vehicles they look after.',
      open: '/settings?tab=users',
      see: '20 of 20',
    },
    {
      say: 'One field finds people by name, role, phone, or the vehicle they drive.',
      note: 'The search is in the address: the link can be sent to somebody.',
      open: '/settings?tab=users&q=manager',
      see: 'Carla Novak',
    },
    {
      say: 'A new driver is added in three short steps; each role says what it may do.',
      open: '/settings?tab=users&user=new',
      see: 'Views assigned vehicles first, and schedules service',
    },
    {
      say: 'What is rarely done with a user is in the menu of the row.',
      open: '/settings?tab=users',
      press: { role: 'button', name: 'More for Dan Whitfield' },
      see: 'Delete Dan Whitfield',
    },
    {
      say: 'Who leaves for a while is deactivated. First it says what depends on that person.',
      press: { role: 'menuitem', name: 'Deactivate Dan Whitfield' },
      see: 'Deactivate this user?',
    },
    {
      say: 'His roles, vehicles and approvals stay for the day he is back.',
      press: { role: 'button', name: 'Deactivate Dan Whitfield' },
      see: 'User deactivated',
    },
    {
      say: 'Pressed the wrong one? One press undoes it.',
      press: { role: 'button', name: 'Undo' },
      see: 'User activated',
    },
  ],
});
