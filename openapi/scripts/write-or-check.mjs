import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Writes a generated file if it differs, because writing it reloads `npm run dev`. With `--check` on the command line,
 * exits with 1 instead.
 */
export function writeOrCheck(file, text) {
  if (read(file) === text) return;
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  console.error(`${basename(file)} no longer matches the contract: run \`npm run generate -w @wayside/openapi\``);
  process.exitCode = 1;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
