import { welcome } from '../addresses.ts';
import { build, serve } from '../run.ts';

build('build');
serve(process.argv.slice(2), 'npm start', (port) => console.log(welcome(port)));
