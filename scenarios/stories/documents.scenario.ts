import { defineScenario } from '../define.ts';

export const expiringDocument = defineScenario({
  id: 'stories/document-about-to-expire',
  title: 'A document is about to expire',
  story: 'The vehicle page points out a document with less than 60 days left; its dialog takes the renewed one.',
  brands: ['default'],
  roles: ['Manager'],
  flags: { glovebox: 'on' },
  start: '/vehicles/500001',
  signedIn: true,
  steps: [
    {
      say: 'The insurance of this van has less than 60 days left, and the page says so before anybody is stopped.',
      note: 'The same rule closes its icon in the list of users, so a driver would not find it there any more.',
      open: '/vehicles/500001',
      see: '1 document needs renewal',
    },
    {
      say: 'One press, and the policy is on the screen with everything that is known about it.',
      press: { role: 'link', name: 'View Vehicle insurance' },
      see: 'Upload the renewed document with its new expiration date.',
    },
    {
      say: 'The new policy number goes in as it is printed; spaces and dashes are left out.',
      note: 'A new file and a new date go the same way. Nothing can be saved without a file.',
      type: { 'Policy numberoptional': 'POL 77-1204' },
      press: { role: 'button', name: 'Save changes' },
      see: 'document updated',
    },
  ],
});
