import { relative } from 'node:path';
import type { UpdatePayload, ViteDevServer } from 'vite';

/** A place in a file, counted from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** What is wrong, and where. */
export interface Problem {
  title: string;
  details: readonly { text: string; place: Place | undefined }[];
}

/** What found it. Of each there is one at a time. */
export type Finder = 'reload' | 'types' | 'texts' | 'response';

interface ErrorPayload {
  type: 'error';
  err: { message: string; stack: string; loc: Place | undefined };
}

/** An empty update, at which Vite's client removes its overlay. */
const NOTHING: UpdatePayload = { type: 'update', updates: [] };

/** What is wrong at the moment: in the terminal, over the open pages, and over those that open or load again. */
export function createProblems(root: string, pages: readonly ViteDevServer[]) {
  const problems = new Map<Finder, ErrorPayload>();
  const channels = pages.map(({ ws }) => ws);

  for (const channel of channels)
    channel.on('vite:client:connect', (_, page) => {
      // If the first update finds an overlay, Vite's client reloads, and what was typed is lost: so this comes first.
      page.send(NOTHING);
      const latest = [...problems.values()].at(-1);
      if (latest) page.send(latest);
    });

  return {
    show(finder: Finder, problem: Problem): void {
      process.stderr.write(textOf(problem, root));
      const payload = payloadOf(problem);
      problems.delete(finder);
      problems.set(finder, payload);
      // Vite keeps an error that no page is there for, and shows it to the next one although it may be fixed by then.
      for (const channel of channels) if (channel.clients.size > 0) channel.send(payload);
    },
    clear: (finder: Finder): void => void problems.delete(finder),
    /** Removes the overlay from open pages if no problem is left. */
    uncover(): void {
      if (problems.size === 0) for (const channel of channels) channel.send(NOTHING);
    },
  };
}

/** As an editor's terminal can open it: `mocks/src/handlers/fleets.ts:34:3` */
export function textOf({ title, details }: Problem, root: string): string {
  const lines = details.map(({ text, place }) => {
    const where = place && `${relative(root, place.file)}:${place.line}:${place.column}`;
    return `  ${[where, text].filter(Boolean).join(' ')}\n`;
  });
  return `mock: ${title}\n${lines.join('')}`;
}

function payloadOf({ title, details }: Problem): ErrorPayload {
  const [first] = details;
  const stack = details
    .map(({ text, place }) => (place ? `${text}\n    at ${place.file}:${place.line}:${place.column}` : text))
    .join('\n');
  return { type: 'error', err: { message: title, stack, loc: first?.place } };
}
