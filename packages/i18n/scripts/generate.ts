import { writeFileSync } from 'node:fs';
import { namespaceModules } from './namespaces.ts';

for (const { file, text, isCurrent } of namespaceModules()) if (!isCurrent) writeFileSync(file, text);
