import { declaredAnswers } from './generated/answers.ts';

/** What each answer of a client has to carry, by its operation. */
const declared = new WeakMap<Response, string>();

/** Notes which operation an answer belongs to. */
export function keepDeclared(response: Response, method: string, path: string): void {
  declared.set(response, declaredAnswers[`${method} ${path}`] ?? 'id');
}

/**
 * Whether the body of a success is of the kind that its operation declares: a list, an object with at least one of its required fields,
 * or anything at all where no body or a file is declared. Nothing deeper is looked at.
 */
export function isAsDeclared(response: Response, data: unknown): boolean {
  const kind = declared.get(response);
  if (kind === undefined || kind === '' || kind === '*') return true;
  if (kind === '[]') return Array.isArray(data);
  return typeof data === 'object' && data !== null && !Array.isArray(data) && kind.split(',').some((field) => field in data);
}
