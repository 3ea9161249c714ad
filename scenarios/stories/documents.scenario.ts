import { defineStory } from '../story.ts';

export const expiringDocument = defineStory({
  id: 'stories/document-about-to-expire',
  title: 'A document is about to expire',
  story: 'The vehicle page points out a document with 60 days or fewer left; its dialog takes the renewed one.',
  brands: ['default'],
  role: 'Manager',
  flags: { glovebox: 'on' },
  start: '/vehicles/500001',
  signedIn: true,
  intro: {
    say: 'The insurance of this van has 60 days left, and the page says so before the van is stopped on the road.',
    note: 'The same rule disables its icon in the Users list, so a driver can no longer open it there.',
    see: '1 document needs renewal',
  },
  steps: [
    {
      act: 'Open the insurance',
      say: 'One press, and the document is on the screen with everything that is known about it.',
      press: { role: 'link', name: 'View Vehicle insurance' },
      see: 'Edit document',
    },
    {
      act: 'Edit it',
      say: 'Until now nothing could be changed by accident. Its file and its fields can be replaced.',
      press: { role: 'button', name: 'Edit document' },
      see: 'Replace file',
    },
    {
      act: 'Choose the renewed document',
      say: 'The new file takes the place of the old one.',
      file: { name: 'insurance-2027.pdf', lines: [['%PDF-1.4', 1]] },
      see: 'insurance-2027.pdf',
    },
    {
      act: 'Enter number and date, and save',
      say: 'The number was typed as it is printed; the form left out the space and the dash. The van is insured until May 2027.',
      type: { 'Policy numberoptional': 'POL 77-1204', 'year, Expiration dateoptional': '2027' },
      press: { role: 'button', name: 'Save changes' },
      see: 'document updated',
      changes: ['updateGloveboxItem'],
    },
  ],
  outcome: {
    says: 'The renewed insurance is kept, and nothing needs renewal anymore.',
    see: 'document updated',
    server: [
      {
        call: 'listGloveboxItems',
        query: { vehicleId: 500_001 },
        has: [{ document_number: 'POL771204', expiration_date: '2027-05-15' }],
      },
    ],
  },
});
