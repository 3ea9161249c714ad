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
 * Whether a success is one that its operation declares: it has a declared status, and its body is a list without gaps,
 * an object with at least one of its required fields, or anything when no body or a file is declared. Nothing deeper is
 * checked.
 */
export function isAsDeclared(response: Response, data: unknown): boolean {
  const [kind, ...statuses] = declared.get(response)?.[1].split(' ') ?? [];
  if (kind === undefined) return true;
  const status = String(response.status);
  // Another one may mean that nothing was done, such as a 202, or a 200 where nothing is declared to be sent.
  if (statuses.length > 0 ? !statuses.includes(status) : status !== (kind === '' ? '204' : '200')) return false;
  if (kind === '' || kind === '*') return true;
  if (kind === '[]') return Array.isArray(data) && !data.includes(null);
  return (
    typeof data === 'object' && data !== null && !Array.isArray(data) && kind.split(',').some((field) => field in data)
  );
}
