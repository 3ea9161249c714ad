import { writeFileSync } from 'node:fs';
import { deployFiles } from '../src/deploy.ts';

for (const [name, text] of deployFiles()) writeFileSync(new URL(`../deploy/${name}`, import.meta.url), text);
