import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contract } from '../engine/contract.ts';

/** The bundled contract (one JSON document), written by `npm run bundle`. */
export const CONTRACT_FILE = fileURLToPath(import.meta.resolve('@wayside/openapi/contract.json'));

export const readContract = (): Contract => JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as Contract;
