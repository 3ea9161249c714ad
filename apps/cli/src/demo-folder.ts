import { join } from 'node:path';
import { root } from './run.ts';

/** Where the demo for static hosts is written. */
export const DEMO_FOLDER = join(root, 'dist/demo');
