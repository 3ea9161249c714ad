import { welcome } from '../addresses.ts';
import { build, serve } from '../run.ts';

// The server mounts Vite itself, so only the contract has to be there.
build('bundle');
serve(['--dev', ...process.argv.slice(2)], 'npm run dev', (port) => console.log(welcome(port)));
