import { bulkUploadPlace } from '@wayside/domain';
import { defineStory } from '../story.ts';

const GOOD = '1FTBW2CM8KKB{n},NEW-{n},2019,Ford,Transit';
const WRONG = [',NO-VIN,2019,Ford,Transit', '1FTBW2CM8KKB{n},BAD-YEAR,20l9,Ford,Transit'];
const WRONG_ROWS = 40;

export const bulkUpload = defineStory({
  id: 'stories/bulk-upload',
  title: 'Five thousand vehicles from a file',
  story:
    'A fleet moves in: 5,000 rows, 40 of them wrong. Every row shows what will happen to it before anything is sent.',
  brands: ['default'],
  role: 'Owner',
  start: bulkUploadPlace,
  signedIn: true,
  intro: {
    say: 'Vehicles come from a CSV file, exported from any spreadsheet.',
    note: 'The template has the columns; the names may be English or French.',
    see: 'Drop a CSV file here, or choose one.',
  },
  steps: [
    {
      act: 'Choose a file of 5,000 rows',
      say: 'The file was read here, in the browser: 4,960 rows are fine, 40 are not, and each of these says why.',
      note: 'Nothing has been sent yet.',
      file: {
        name: 'moving-in.csv',
        lines: [
          ['VIN,Unit number,Year,Make,Model', 1],
          ...Array.from({ length: WRONG_ROWS }, (_, at) => [[WRONG[at % 2]!, 1] as const, [GOOD, 124] as const]).flat(),
        ],
      },
      see: 'Upload 4,960 vehicles',
    },
    {
      act: 'Correct one VIN',
      say: 'The cell was corrected where it is, and its row is fine now: 4,961.',
      type: { VIN: '1FTBW2CM8KKB99999' },
      see: 'Upload 4,961 vehicles',
    },
    {
      act: 'Upload 4,961 vehicles',
      say: 'All of them are in. The rest of the app could be used meanwhile, with a tray that shows the progress.',
      press: { role: 'button', name: 'Upload 4,961 vehicles' },
      note: 'Failed rows can be downloaded with their reasons, fixed, and uploaded again: the button is beside them.',
      see: '4,961 vehicles uploaded.',
      changes: ['uploadVehicles'],
    },
    {
      act: 'View the vehicles',
      say: 'Here they are, with the 24 that were there before.',
      press: { role: 'link', name: 'View vehicles' },
      see: '4,985 of 4,985',
    },
  ],
  outcome: {
    says: '4,961 new vehicles are in the fleet.',
    see: '4,985 of 4,985',
    server: [{ call: 'listBasicVehicles', has: [{ vin: '1FTBW2CM8KKB99999' }] }],
  },
});
