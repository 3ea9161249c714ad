import { join } from 'node:path';
import { build, must, root } from '../run.ts';

build('bundle');
must('redocly', ['build-docs', 'dist/openapi.json', '--inlineBundle', '--title', 'Wayside API', '-o', 'dist/api.html'], { cwd: 'openapi' });
console.log(`\n  ${join(root, 'openapi/dist/api.html')}\n`);
