import { fileURLToPath } from 'node:url';

/** Enough for any test; Playwright sets 200, and collects that many for each message to the browser. */
const FRAMES = 50;
const ROOT = new URL('../../../', import.meta.url);
const ROOTS = [ROOT.href, fileURLToPath(ROOT)];

/** Whether a file is one of ours, which Playwright compiles; its own files have no source map. */
export const isOurs = (file: string): boolean =>
  ROOTS.some((root) => file.startsWith(root)) && !file.includes('/node_modules/');

/**
 * A stack as text, in which only frames of our files are looked up in source maps. A frame without a function name is
 * only a location, without `async`: Playwright finds and leaves out its own frames by that form.
 */
export function textOf(
  error: Error,
  frames: readonly NodeJS.CallSite[],
  lookUp: typeof Error.prepareStackTrace,
): string {
  const lines = frames.map((frame) => {
    if (!lookUp || !isOurs(frame.getFileName() ?? ''))
      return `\n    at ${String(frame).replace(/^async (?=\S+$)/, '')}`;
    const alone = String(lookUp(error, [frame]));
    return alone.slice(alone.lastIndexOf('\n    at '));
  });
  return `${error.name || 'Error'}: ${error.message || ''}${lines.join('')}`;
}

/**
 * Playwright takes several stacks for each step and looks up all their frames, most of which are its own. That took a
 * seventh of the time of the process that runs the tests.
 */
export function lookUpOurFramesOnly(): void {
  Error.stackTraceLimit = FRAMES;
  const lookUp = Error.prepareStackTrace;
  Error.prepareStackTrace = (error, frames) => textOf(error, frames, lookUp);
}
