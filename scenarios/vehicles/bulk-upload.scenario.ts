import { defineScenario } from '../define.ts';

export const completedWithErrors = defineScenario({
  id: 'vehicles/bulk-upload-with-errors',
  title: 'A bulk upload ends with errors',
  story: 'Some lines in the file could not be read; the report says which.',
  world: { bulkUpload: 'completed_with_errors' },
  signedIn: true,
});

export const errored = defineScenario({
  id: 'vehicles/bulk-upload-failed',
  title: 'A bulk upload fails',
  story: 'The file is accepted, but none of it can be used.',
  world: { bulkUpload: 'errored' },
  signedIn: true,
});
