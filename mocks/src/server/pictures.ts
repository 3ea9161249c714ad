import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '@wayside/scenarios';
import { PICTURES, pictureFile } from '@wayside/scenarios/gallery';
import sirv from 'sirv';
import { plain } from '../visit/reply.ts';
import { send } from './send.ts';

/** Where `npm start` has the pictures of the studio taken. */
const GALLERY = fileURLToPath(new URL('../../../apps/e2e/.reports/gallery', import.meta.url));
const PATH = `/${PICTURES.folder}/`;

/** Scenario → path of its picture, as far as there are any. */
export function picturesOf(scenarios: readonly Pick<Scenario, 'id'>[], gallery = GALLERY): Record<string, string> {
  const folder = join(gallery, PICTURES.folder);
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return Object.fromEntries(
    scenarios
      .map(({ id }) => [id, `/${pictureFile(id)}`] as const)
      .filter(([, path]) => files.has(path.slice(PATH.length))),
  );
}

/** Whether more pictures are being taken at the moment. */
export function areComing(gallery = GALLERY): boolean {
  const file = join(gallery, PICTURES.making);
  if (!existsSync(file)) return false;
  const maker = Number(readFileSync(file, 'utf8'));
  try {
    // Asks whether there is such a process.
    return maker > 0 && process.kill(maker, 0);
  } catch {
    return false;
  }
}

const serve = sirv(GALLERY, { dev: true });

/** Sends a picture; false for any other path. */
export function sendPicture(request: IncomingMessage, response: ServerResponse): boolean {
  if (!request.url?.startsWith(PATH)) return false;
  serve(request, response, () => send(response, plain(404, 'There is no such picture')));
  return true;
}
