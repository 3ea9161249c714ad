import { writeFileSync } from 'node:fs';
import { errorsPage } from './errors-table.ts';

writeFileSync(new URL('../docs/errors.md', import.meta.url), errorsPage());
