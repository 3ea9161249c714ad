import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brandOfId } from '@wayside/brands';
import type { Brand } from '@wayside/brands';
import { BRANDS, roleSlug, scenarios } from '@wayside/scenarios';
import { capsuleOf, joiningQuery } from '@wayside/scenarios/capsule';
import type { Capsule } from '@wayside/scenarios/capsule';
import { controlPath } from '@wayside/scenarios/control';
import type { LinkQuery } from '@wayside/scenarios/control';
import { brandAddress } from '../addresses.ts';
import { rebuild } from '@wayside/scenarios/rebuild';
import { checkOptions, oneOf, roleGiven } from '../options.ts';
import { build, fail, optionOf, portOf, serve } from '../run.ts';

const usage = `npm run scenario -- <id> [--brand <brand>] [--role <role>] [--port <port>]    the link that opens a scenario
npm run scenario -- open <capsule.json> [--port <port>]                       the state in which a test failed`;

const args = process.argv.slice(2);
checkOptions(args, { usage, valued: ['brand', 'role', 'port'], takesWords: true });
const port = portOf(args);
const [first, second] = args;
if (first === 'open') await openCapsule(second ?? fail(usage));
else if (first === undefined || first.startsWith('--')) console.log(`${usage}\n\n${areas()}`);
else await tellLink(first);

/** Where scenarios are, without naming hundreds of them. */
function areas(): string {
  const counts = Map.groupBy(scenarios.keys(), (id) => id.slice(0, id.indexOf('/')));
  const width = Math.max(...[...counts.keys()].map((area) => area.length));
  const lines = [...counts].map(
    ([area, ids]) => `  ${area.padEnd(width)}  ${String(ids.length).padStart(4)}  such as ${ids[0]}`,
  );
  return `${lines.join('\n')}\n\nThe studio lists and searches them: npm start, then http://scenarios.localhost:${port}`;
}

function brandNamed(given: string): Brand {
  return brandOfId(oneOf('brand', given, BRANDS));
}

function isRunning(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${controlPath('sessions')}`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function tellLink(id: string): Promise<void> {
  const scenario = scenarios.get(oneOf('scenario', id, [...scenarios.keys()]))!;
  const brand = brandNamed(optionOf(args, 'brand') ?? scenario.brands?.[0] ?? 'default');
  const role = roleGiven(optionOf(args, 'role') ?? scenario.roles?.[0] ?? 'Owner');
  const link: LinkQuery = { scenario: id, role: roleSlug(role) };
  const query = new URLSearchParams(link).toString().replaceAll('%2F', '/');
  console.log(
    `${scenario.title}\n${scenario.story}\n\n  ${brandAddress(brand, port)}${scenario.start ?? '/'}?${query}\n`,
  );
  if (!(await isRunning()))
    console.log(`Nothing is running on port ${port} yet. Run npm start, or choose the port with --port.`);
}

/** Uses the server on the port, or starts one that keeps running. */
async function openCapsule(file: string): Promise<void> {
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  if (!existsSync(path)) fail(`File not found: ${file}`);
  const capsule = read(path);
  if (await isRunning()) return show(capsule);
  build('build');
  serve(['--port', String(port)], 'npm run scenario', () => void show(capsule));
}

function read(path: string): Capsule {
  try {
    return capsuleOf(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function show(capsule: Capsule): Promise<void> {
  const { replayed, different } = await rebuild(capsule, `http://127.0.0.1:${port}`).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
  const url = new URL(capsule.address, brandAddress(brandNamed(capsule.session.brand), port));
  for (const [name, value] of Object.entries(joiningQuery(capsule))) url.searchParams.set(name, value);
  const { scenario, role, clock } = capsule.session;
  console.log(
    `${capsule.title}\n${scenario} as ${role} at ${clock}: ${replayed} calls replayed, ${different.length} with a different response.`,
  );
  for (const line of different) console.log(`  ✗ ${line}`);
  console.log(`\n  ${url.href}\n`);
}
