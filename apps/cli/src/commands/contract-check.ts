import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkDrift, driftReport, hindrance, isSafe, record } from '@wayside/mocks/drift';
import { readContract } from '@wayside/scenarios/requests';
import { checkOptions, roleGiven } from '../options.ts';
import { build, fail, optionOf, step } from '../run.ts';

const usage = `npm run contract:check -- --url https://api.example.com [--token …] [--role owner] [--id VehicleId=7 …] [--contract file.json] [--write] [--no-build]

Sends one recorded call for each operation to an API and checks requests and responses against the contract. Exits with 1 if anything drifted.
  --token     the value of the authorization header
  --role      the role whose calls are recorded
  --id        an id that exists in the API, for a path parameter of the contract: VehicleId=7; repeatable
  --contract  a contract other than ours, as one JSON document
  --write     also sends calls that change data: only for an API whose data you can lose
  --no-build  uses our contract as last bundled`;

const args = process.argv.slice(2);
checkOptions(args, { usage, valued: ['url', 'token', 'role', 'id', 'contract'], plain: ['write', 'no-build'] });
const url = optionOf(args, 'url') ?? fail(usage);
if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) fail(`--url must be a URL like https://api.example.com, not "${url}".`);
const ids = Object.fromEntries(args.flatMap((arg, index) => (arg === '--id' ? [idOf(args[index + 1] ?? '')] : [])));
const file = optionOf(args, 'contract');
if (file !== undefined && !existsSync(resolve(file))) fail(`File not found: ${file}`);

if (!args.includes('--no-build')) build('bundle');
step('recording');
const recording = await record({
  role: roleGiven(optionOf(args, 'role') ?? 'owner'),
  ids,
});
const exchanges = args.includes('--write') ? recording : recording.filter(isSafe);
step(`calling ${url}`);
const token = optionOf(args, 'token');
const check = (some: typeof exchanges) =>
  checkDrift({
    url,
    token,
    contract: file === undefined ? undefined : (JSON.parse(readFileSync(resolve(file), 'utf8')) as Record<string, unknown>),
    exchanges: some,
  });
const seen = { url, hasToken: token !== undefined };
// One call first: all of them would wait for a server that is not there.
const [first, ...others] = exchanges;
const tried = await check(first ? [first] : []);
const unreachable = hindrance(tried, seen);
if (unreachable !== undefined && tried[0]?.answered === undefined) fail(unreachable);
const checked = [...tried, ...(await check(others))];
const hindered = hindrance(checked, seen);
if (hindered !== undefined) fail(hindered);
console.log(`\n${driftReport(checked, recording.length - exchanges.length)}`);
process.exitCode = checked.some(({ findings }) => findings.length > 0) ? 1 : 0;

function idOf(given: string): [string, string] {
  const names = Object.keys((readContract()['components'] as { parameters: object }).parameters);
  const [name = '', id = ''] = given.split('=');
  if (!names.includes(name) || !/^\d+$/.test(id))
    fail(`--id needs a parameter and a number, like VehicleId=7, not "${given}". Parameters: ${names.join(', ')}`);
  return [name, id];
}
