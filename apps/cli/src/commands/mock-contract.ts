import { build, run } from '../run.ts';

build('bundle');
process.exitCode = run('prism', ['mock', 'openapi/dist/openapi.json', ...process.argv.slice(2)]);
