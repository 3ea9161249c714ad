import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaksOf, checkDrift, driftReport, hindrance, isSafe, record } from '@wayside/mocks/drift';
import { readContract } from '@wayside/scenarios/requests';
import { breaksReport, brokenOf } from '../breaks-report.ts';
import { givenContract } from '../given-contract.ts';
import { checkOptions, roleGiven } from '../options.ts';
import { build, fail, optionOf, root, step } from '../run.ts';
import { screensOfCalls } from '../screen-calls.ts';

const usage = `npm run contract:check -- --url https://api.example.com [--token …] [--role owner] [--id VehicleId=7 …] [--contract other.yaml] [--write] [--no-build]
npm run contract:check -- --contract other.yaml

With --url: sends one recorded call for each operation to an API and checks requests and responses against the contract.
Without: lists the operations, screens, scenarios and cells of the matrix that break if the other contract replaces ours; all of them are in .reports/contract-breaks.json.
Exits with 1 if anything drifted or breaks.
  --token     the value of the authorization header
  --role      the role whose calls are recorded
  --id        an id that exists in the API, for a path parameter of the contract: VehicleId=7; repeatable
  --contract  a contract other than ours, YAML or JSON, with the files that it refers to
  --write     also sends calls that change data: only for an API whose data you can lose
  --no-build  uses our contract as last bundled`;

const args = process.argv.slice(2);
checkOptions(args, { usage, valued: ['url', 'token', 'role', 'id', 'contract'], plain: ['write', 'no-build'] });
const url = optionOf(args, 'url');
const file = optionOf(args, 'contract');
if (url === undefined && file === undefined) fail(usage);
if (url !== undefined && (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)))
  fail(`--url must be a URL like https://api.example.com, not "${url}".`);
const ids = Object.fromEntries(args.flatMap((arg, index) => (arg === '--id' ? [idOf(args[index + 1] ?? '')] : [])));
const contract = file === undefined ? undefined : givenContract(file);

if (!args.includes('--no-build')) build('bundle');
try {
  await (url === undefined ? listBreaks() : checkApi(url));
} catch (problem) {
  if (file === undefined) throw problem;
  fail(`${file} cannot be used as a contract: ${problem instanceof Error ? problem.message : String(problem)}`);
}

async function listBreaks(): Promise<void> {
  step(`comparing with ${file}`);
  const breaks = await breaksOf(contract!);
  const broken = brokenOf(breaks, screensOfCalls());
  mkdirSync(join(root, '.reports'), { recursive: true });
  writeFileSync(join(root, '.reports/contract-breaks.json'), JSON.stringify({ ...broken, found: breaks }, null, 2));
  console.log(`\n${breaksReport(breaks, broken)}`);
  process.exitCode = breaks.operations.length + breaks.scenarios.length > 0 ? 1 : 0;
}

async function checkApi(api: string): Promise<void> {
  step('recording');
  const recording = await record({
    role: roleGiven(optionOf(args, 'role') ?? 'owner'),
    ids,
  });
  const exchanges = args.includes('--write') ? recording : recording.filter(isSafe);
  step(`calling ${api}`);
  const token = optionOf(args, 'token');
  const check = (some: typeof exchanges) =>
    checkDrift({
      url: api,
      token,
      contract,
      exchanges: some,
    });
  const seen = { url: api, hasToken: token !== undefined };
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
}

function idOf(given: string): [string, string] {
  const names = Object.keys((readContract()['components'] as { parameters: object }).parameters);
  const [name = '', id = ''] = given.split('=');
  if (!names.includes(name) || !/^\d+$/.test(id))
    fail(`--id needs a parameter and a number, like VehicleId=7, not "${given}". Parameters: ${names.join(', ')}`);
  return [name, id];
}
