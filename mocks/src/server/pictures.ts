import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, ROLE_NAMES } from '@wayside/scenarios';
import type { Scenario } from '@wayside/scenarios';
import sirv from 'sirv';
import { plain } from '../visit/reply.ts';
import { send } from './send.ts';

/** Where the matrix leaves its report, if it has ever run here. */
const REPORT = fileURLToPath(new URL('../../../apps/e2e/.reports/matrix', import.meta.url));
const PATH = '/pictures/';

function nameOf(scenario: string, brand: string, role: string): string {
  return `${`${scenario} ${brand} ${role}`.replaceAll(/[^\w-]+/g, '-')}.jpg`;
}

/**
 * Scenario → path of a picture that the last run of the matrix took of it, as the first of its brands and roles that
 * has one.
 */
export function picturesOf(scenarios: readonly Scenario[], report = REPORT): Record<string, string> {
  const folder = join(report, PATH);
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  if (files.size === 0) return {};
  const pictureOf = ({ id, brands, roles }: Scenario): string | undefined => {
    for (const brand of brands ?? BRANDS)
      for (const role of roles ?? ROLE_NAMES) {
        const name = nameOf(id, brand, role);
        if (files.has(name)) return PATH + name;
      }
    return undefined;
  };
  return Object.fromEntries(
    scenarios.flatMap((scenario) => {
      const picture = pictureOf(scenario);
      return picture === undefined ? [] : [[scenario.id, picture]];
    }),
  );
}

const serve = sirv(REPORT, { dev: true });

/** Sends a picture of the report; false for any other path. */
export function sendPicture(request: IncomingMessage, response: ServerResponse): boolean {
  if (!request.url?.startsWith(PATH)) return false;
  serve(request, response, () => send(response, plain(404, 'There is no such picture')));
  return true;
}
