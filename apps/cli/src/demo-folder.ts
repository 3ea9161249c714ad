import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Where the demo for static hosts is written. */
export const DEMO_FOLDER = join(root, 'dist/demo');

/** What no folder but a demo's has beside each other. */
const MARKS = ['worker.js', 'boot.js'];

/** Whether the demo may take a folder's place: it isn't there, is empty, or holds an earlier demo. */
export function mayReplace(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const names = readdirSync(folder);
  return names.length === 0 || MARKS.every((name) => names.includes(name));
}
