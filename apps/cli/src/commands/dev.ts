import { welcome } from '../addresses.ts';
import { checkOptions } from '../options.ts';
import { build, serve } from '../run.ts';

const args = process.argv.slice(2);
checkOptions(args, { usage: 'npm run dev -- [--port 4000]', valued: ['port'] });

// The server runs Vite itself, so only the contract must be built.
build('bundle');
serve(['--dev', ...args], 'npm run dev', (port) => console.log(welcome(port)));
