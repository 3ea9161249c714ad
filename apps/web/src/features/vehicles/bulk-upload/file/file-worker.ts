import type { FileSession } from './file-session.ts';

type Methods = { [Name in keyof FileSession]: FileSession[Name] };
/** The methods of `FileSession`, run in a worker. */
export type FileWorker = {
  [Name in keyof Methods]: (...args: Parameters<Methods[Name]>) => Promise<ReturnType<Methods[Name]>>;
} & { close: () => void };

type Reply = { id: number; result: unknown } | { id: number; problem: string };

/** Starts the worker that reads and judges files. Every call fails if its code does not load. */
export function openFileWorker(): FileWorker {
  const worker = new Worker(new URL('vehicle-file.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (problem: Error) => void }>();
  let failure: Error | undefined;
  let calls = 0;

  const fail = (problem: Error): void => {
    failure = problem;
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  };
  worker.addEventListener('error', ({ message }) => fail(new Error(`The worker failed: ${message}`)));
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('problem' in data) call?.reject(new Error(data.problem));
    else call?.resolve(data.result);
  });

  const call =
    (method: keyof Methods) =>
    (...args: unknown[]): Promise<unknown> => {
      if (failure) return Promise.reject(failure);
      const id = ++calls;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, args }, []);
      return promise;
    };

  const methods = Object.fromEntries(
    (['open', 'linesOf', 'rows', 'correct', 'draft', 'prepare'] as const).map((method) => [method, call(method)]),
  ) as unknown as Omit<FileWorker, 'close'>;
  return { ...methods, close: () => worker.terminate() };
}
