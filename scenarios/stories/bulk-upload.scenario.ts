import { bulkUploadPlace } from '@wayside/domain';
import { defineScenario } from '../define.ts';

const GOOD = '1FTBW2CM8KKB{n},NEW-{n},2019,Ford,Transit';
const WRONG = [',NO-VIN,2019,Ford,Transit', '1FTBW2CM8KKB{n},BAD-YEAR,20l9,Ford,Transit'];
const WRONG_ROWS = 40;

export const bulkUpload = defineScenario({
  id: 'stories/bulk-upload',
  title: 'Five thousand vehicles from a file',
  story:
    'A fleet moves in: 5,000 rows, 40 of them wrong. Every row says what will become of it before anything is sent.',
  brands: ['default'],
  roles: ['Owner'],
  start: bulkUploadPlace,
  signedIn: true,
  steps: [
    {
      say: 'Vehicles come from a CSV file, as any spreadsheet writes it.',
      note: 'The template has the columns; the names may be English or French.',
      open: bulkUploadPlace,
      see: 'Drop a CSV file here, or choose one.',
    },
    {
      say: 'The file is read here, in the browser: 4,960 rows are fine, 40 are not, and each of these says why.',
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
      say: 'A cell is put right where it is.',
      type: { VIN: '1FTBW2CM8KKB99999' },
      press: { role: 'button', name: 'Load more' },
      see: 'Upload 4,961 vehicles',
    },
    {
      say: 'Off it goes. The page is free; on every other one, a tray follows.',
      press: { role: 'button', name: 'Upload 4,961 vehicles' },
      see: '4,961 vehicles uploaded.',
    },
    {
      say: 'Whatever failed is a file again, with reasons, to be put right and uploaded.',
      press: { role: 'button', name: 'Download 39 rows not uploaded' },
      see: 'Check your email for a report',
    },
    { say: 'And here they are.', press: { role: 'link', name: 'View vehicles' }, see: '4,985 of 4,985' },
  ],
});
