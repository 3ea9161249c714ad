import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Role } from '@wayside/domain';
import { checkDrift, driftReport, isSafe, record } from '@wayside/mocks/drift';
import { ROLE_NAMES, roleSlug } from '@wayside/scenarios';
import { build, fail, optionOf, step } from '../run.ts';

const usage = `npm run contract:check -- --url https://api.example.com [--token …] [--role owner] [--fleet 5] [--contract file.json] [--write] [--no-build]

Sends one recorded call for each operation to an API and checks requests and responses against the contract. Exits with 1 if anything drifted.
  --token     the value of the authorization header
  --role      the role whose calls are recorded
  --fleet     the fleet whose vehicles and orders are requested, by its id in the API
  --contract  a contract other than ours, as one JSON document
  --write     also sends calls that change data: only for an API whose data you can lose
  --no-build  uses our contract as last bundled`;

const args = process.argv.slice(2);
const url = optionOf(args, 'url') ?? fail(usage);
if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
  fail(`--url takes an address like https://api.example.com, not "${url}".`);
const fleet = optionOf(args, 'fleet');
if (fleet !== undefined && !/^\d+$/.test(fleet)) fail(`--fleet takes a number, not "${fleet}".`);
const file = optionOf(args, 'contract');
if (file !== undefined && !existsSync(resolve(file))) fail(`File not found: ${file}`);

if (!args.includes('--no-build')) build('bundle');
step('recording');
const recording = await record({
  role: roleOf(optionOf(args, 'role') ?? 'owner'),
  fleetId: fleet === undefined ? undefined : Number(fleet),
});
const exchanges = args.includes('--write') ? recording : recording.filter(isSafe);
step(`calling ${url}`);
const checked = await checkDrift({
  url,
  token: optionOf(args, 'token'),
  contract: file === undefined ? undefined : (JSON.parse(readFileSync(resolve(file), 'utf8')) as Record<string, unknown>),
  exchanges,
});
console.log(`\n${driftReport(checked, recording.length - exchanges.length)}`);
process.exitCode = checked.some(({ findings }) => findings.length > 0) ? 1 : 0;

function roleOf(given: string): Role {
  return (
    ROLE_NAMES.find((role) => role === given || roleSlug(role) === given) ??
    fail(`There is no role "${given}". Choose from: ${ROLE_NAMES.map(roleSlug).join(', ')}`)
  );
}
