/// <reference lib="dom" />
import type { KeptCall, KeptSession, Shelf } from './keeper.ts';

const SESSIONS = 'sessions';
const CALLS = 'calls';
const JAR = 'jar';

/** Sessions in the browser's database. One folder's are nobody else's, although its host may have several. */
export function databaseShelf(name: string): Shelf {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => (opened ??= open(name));
  const callsIn = (session: string) => IDBKeyRange.bound([session, 0], [session, Infinity]);

  return {
    sessions: async () => await resultOf<KeptSession[]>(storeOf(await database(), SESSIONS).getAll()),
    callsOf: async (session) => await resultOf<KeptCall[]>(storeOf(await database(), CALLS).getAll(callsIn(session))),
    async keep(session, calls, isAnew) {
      const transaction = (await database()).transaction([SESSIONS, CALLS], 'readwrite');
      transaction.objectStore(SESSIONS).put(session);
      const store = transaction.objectStore(CALLS);
      if (isAnew) store.delete(callsIn(session.id));
      for (const call of calls) store.put(call);
      await doneWith(transaction);
    },
    async remove(session) {
      const transaction = (await database()).transaction([SESSIONS, CALLS], 'readwrite');
      transaction.objectStore(SESSIONS).delete(session);
      transaction.objectStore(CALLS).delete(callsIn(session));
      await doneWith(transaction);
    },
    readJar: async () =>
      (await resultOf<[string, [string, string][]][]>(storeOf(await database(), JAR).get(JAR))) ?? [],
    async keepJar(jar) {
      const transaction = (await database()).transaction([JAR], 'readwrite');
      transaction.objectStore(JAR).put(jar, JAR);
      await doneWith(transaction);
    },
  };
}

const storeOf = (database: IDBDatabase, name: string): IDBObjectStore => database.transaction([name]).objectStore(name);

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(SESSIONS, { keyPath: 'id' });
    request.result.createObjectStore(CALLS, { keyPath: ['session', 'number'] });
    request.result.createObjectStore(JAR);
  });
  return resultOf(request);
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

function doneWith(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error!));
  });
}
