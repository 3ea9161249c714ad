const bodies = new WeakSet();

/** Freezes a body with all that is in it. As it cannot change, it is validated and written as JSON only once. */
export function frozen<T extends object>(body: T): T {
  freeze(body);
  bodies.add(body);
  return body;
}

export const isFrozen = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && bodies.has(body);

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
