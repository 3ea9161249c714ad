import { FileSession } from './file-session.ts';

const session = new FileSession();

/** A call from `openFileWorker`: the name of a method and its arguments. */
interface Call {
  id: number;
  method: keyof FileSession;
  args: unknown[];
}

const reply = (message: object) => self.postMessage(message, {});

self.addEventListener('message', ({ data: { id, method, args } }: MessageEvent<Call>) => {
  try {
    const result = (session[method] as (...given: unknown[]) => unknown)(...args);
    reply({ id, result });
  } catch (problem) {
    reply({ id, problem: String(problem) });
  }
});
