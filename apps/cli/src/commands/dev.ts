import { welcome } from '../addresses.ts';
import { build, serve } from '../run.ts';

// The server runs Vite itself, so only the contract must be built.
build('bundle');
serve(['--dev', ...process.argv.slice(2)], 'npm run dev', (port) => console.log(welcome(port)));
