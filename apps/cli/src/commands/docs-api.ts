import { join } from 'node:path';
import { checkOptions } from '../options.ts';
import { build, must, root } from '../run.ts';

checkOptions(process.argv.slice(2), { usage: 'npm run docs:api' });

build('bundle');
must(
  'redocly',
  ['build-docs', 'dist/openapi.json', '--inlineBundle', '--title', 'Wayside API', '-o', 'dist/api.html'],
  { cwd: 'openapi' },
);
console.log(`\n  ${join(root, 'openapi/dist/api.html')}\n`);
