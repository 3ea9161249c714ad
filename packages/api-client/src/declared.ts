import { declaredBodies } from './generated/declared.ts';

/** The operation of each response: its path in the contract, and a key into the declared bodies. */
const declared = new WeakMap<Response, readonly [path: string, kind: string]>();

/** Records which operation a response belongs to. */
export function keepDeclared(response: Response, method: string, path: string): void {
  declared.set(response, [path, declaredBodies[`${method} ${path}`] ?? 'id']);
}

/** A response's path in the contract, such as `/vehicles/{id}`. */
export const pathOf = (response: Response): string => declared.get(response)?.[0] ?? 'unknown';

/**
 * Whether a success is one that its operation declares: its body is a list without gaps, an object with at least one of
 * its required fields, or a file; where none is declared, it is a 204. Nothing deeper is checked.
 */
export function isAsDeclared(response: Response, data: unknown): boolean {
  const kind = declared.get(response)?.[1];
  if (kind === undefined || kind === '*') return true;
  // Another status may mean that nothing was done: a 202, or the 200 of something in between.
  if (kind === '') return response.status === 204;
  if (kind === '[]') return Array.isArray(data) && !data.includes(null);
  return (
    typeof data === 'object' && data !== null && !Array.isArray(data) && kind.split(',').some((field) => field in data)
  );
}
