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
      press: { role: 'option', name: 'Auto-Approve Service is approved without asking anyone' },
      type: { 'Maximum amount($)': '80' },
      see: 'Approves any service up to $80.00 on all vehicles automatically.',
    },
    { say: 'Saved: from now on it decides.', press: { role: 'button', name: 'Save policy' }, see: 'policy created' },
  ],
});
