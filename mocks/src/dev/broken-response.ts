import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrokenResponse } from '../engine/respond.ts';
import type { Place, Problem } from './problems.ts';

/** A response that breaks the contract: operation and fields, and where it was made. */
export function brokenResponse(broken: BrokenResponse, root: string): Problem {
  const { operation, method, path, status, answerViolations } = broken.entry;
  const place = placeOf(broken, root);
  return {
    title: `the response of ${operation} (${method} ${path}, ${status}) breaks the contract`,
    details: answerViolations.map(({ path: [, ...field], message }) => ({
      text: `${field.join('.') || 'the response'}: ${message}`,
      place,
    })),
  };
}

/**
 * The handler, the scenario that defines the response, or the example of the contract. What a tester chose was checked
 * as it was chosen.
 */
function placeOf({ entry: { operation, source }, tag, scenario }: BrokenResponse, root: string): Place | undefined {
  if (source === 'handler')
    return lineIn(
      join(root, 'mocks/src/handlers', `${tag}.ts`),
      new RegExp(String.raw`^ {2}(?:async )?${operation}[(:]`, 'm'),
    );
  if (source === 'contract')
    return lineIn(join(root, 'openapi/paths', `${tag}.yaml`), new RegExp(`operationId: ${operation}$`, 'm'));
  if (source === 'guard') return lineIn(join(root, 'mocks/src/engine/decide.ts'), /^export function decide/m);
  if (source !== 'scenario') return undefined;
  const folder = join(root, 'scenarios');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.scenario.ts'),
  );
  for (const name of files) {
    const place = lineIn(join(folder, name), new RegExp(`^ +id: '${scenario}'`, 'm'));
    if (place) return place;
  }
  return undefined;
}

function lineIn(file: string, pattern: RegExp): Place | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const at = text.search(pattern);
  if (at === -1) return undefined;
  const before = text.slice(0, at).split('\n');
  const indent = /^ */.exec(text.slice(at))![0].length;
  return { file, line: before.length, column: before.at(-1)!.length + indent + 1 };
}
