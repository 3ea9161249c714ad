import { brandOfId } from '@wayside/brands';
import type { Brand, BrandId } from '@wayside/brands';
import { ROLE_NAMES, roleSlug, scenarios } from '@wayside/scenarios';
import { brandAddress } from '../addresses.ts';
import { fail, optionOf, portOf } from '../run.ts';

const usage = 'npm run scenario -- <id> [--brand <brand>] [--role <role>] [--port <port>]';
const args = process.argv.slice(2);
const list = (): string => {
  const width = Math.max(...[...scenarios.keys()].map((id) => id.length));
  return [...scenarios.values()].map(({ id, title }) => `  ${id.padEnd(width)}  ${title}`).join('\n');
};

function brandNamed(given: string): Brand {
  try {
    return brandOfId(given as BrandId);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const id = args[0]?.startsWith('--') ? undefined : args[0];
if (id === undefined) {
  console.log(`${usage}\n\n${list()}`);
  process.exit(0);
}
const scenario = scenarios.get(id) ?? fail(`There is no scenario "${id}". These exist:\n\n${list()}`);

const brand = brandNamed(optionOf(args, 'brand') ?? scenario.brands?.[0] ?? 'default');
const givenRole = optionOf(args, 'role') ?? scenario.roles?.[0] ?? 'Owner';
const role =
  ROLE_NAMES.find((name) => name === givenRole || roleSlug(name) === givenRole) ??
  fail(`There is no role "${givenRole}". These exist: ${ROLE_NAMES.map(roleSlug).join(', ')}`);

const port = portOf(args);
const query = new URLSearchParams({ scenario: id, role: roleSlug(role) }).toString().replaceAll('%2F', '/');
console.log(`${scenario.title}\n${scenario.story}\n\n  ${brandAddress(brand, port)}${scenario.start ?? '/'}?${query}\n`);

const running = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) }).then(
  () => true,
  () => false,
);
if (!running) console.log(`Nothing answers on port ${port} yet: npm start, or name the port with --port.`);
