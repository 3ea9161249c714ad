import { brands } from '@wayside/brands';
import type { Brand } from '@wayside/brands';
import { PASSWORD, ROLE_NAMES, emailOf, roleSlug } from '@wayside/scenarios';

/** The address of a brand on this machine. The default brand answers to the bare host. */
export function brandAddress({ hostLabels }: Brand, port: number): string {
  const host = hostLabels.includes('localhost') ? 'localhost' : `${hostLabels[0]}.localhost`;
  return `http://${host}:${port}`;
}

/** Where everything is and who may come in, for a person who has just started the server. */
export function welcome(port: number): string {
  const rows = [
    ...brands.map((brand) => [brand.name, brandAddress(brand, port)]),
    ['Scenarios', `http://scenarios.localhost:${port}`],
    ['API', `http://api.localhost:${port}/api/v4`],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name?.length ?? 0));
  const table = rows.map(([name = '', address]) => `  ${name.padEnd(width)}  ${address}`).join('\n');
  const people = ROLE_NAMES.map(roleSlug).join(', ');
  return `\n${table}\n\n  Sign in as ${emailOf('Owner')} with the password ${PASSWORD},\n  or as any other role: ${people}\n\n  Press Ctrl+C to stop.\n`;
}
