import { welcome } from '../addresses.ts';
import { takePictures } from '../gallery.ts';
import { checkOptions } from '../options.ts';
import { build, serve } from '../run.ts';

const args = process.argv.slice(2);
checkOptions(args, { usage: 'npm start -- [--port 4000]', valued: ['port', 'app'] });

// As a host would serve it: the app opens without a network.
process.env['WAYSIDE_OFFLINE'] ||= 'on';
build('build');
serve(
  args,
  'npm start',
  (port) => console.log(welcome(port)),
  () => void takePictures(),
);
