import { readdirSync, writeFileSync } from 'node:fs';
import { screensList } from './screens-list.ts';

const folder = new URL('screens/', import.meta.url);
writeFileSync(new URL('index.ts', folder), screensList(readdirSync(folder, { recursive: true, encoding: 'utf8' })));
