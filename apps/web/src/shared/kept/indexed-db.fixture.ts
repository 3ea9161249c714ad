import { vi } from 'vitest';

/** A database as idb-keyval uses it, with one store; and what it has. */
export function stubDatabase(): Map<string, unknown> {
  const values = new Map<string, unknown>();
  function request<Value>(result: Value): object {
    const made: { result: Value; onsuccess?: () => void; onupgradeneeded?: () => void } = { result };
    queueMicrotask(() => {
      made.onupgradeneeded?.();
      made.onsuccess?.();
    });
    return made;
  }
  const transaction = (): object => {
    const made: { oncomplete?: () => void; objectStore: () => object } = {
      objectStore: () => ({
        transaction: made,
        get: (name: string) => request(values.get(name)),
        put: (value: unknown, name: string) => values.set(name, structuredClone(value)),
        delete: (name: string) => values.delete(name),
      }),
    };
    queueMicrotask(() => made.oncomplete?.());
    return made;
  };
  vi.stubGlobal('indexedDB', {
    open: () => request({ transaction, createObjectStore: () => undefined, close: () => undefined }),
    deleteDatabase: () => values.clear(),
  });
  return values;
}
