import type { Locator, Page } from '@playwright/test';

/** As many names as one reads at a glance. */
const MOST = 12;

/** What text is typed into. */
export const FIELDS = ['textbox', 'searchbox', 'combobox', 'spinbutton'] as const;

/** Accessible names of the elements of some roles in an aria snapshot, each once. */
export function namesIn(snapshot: string, roles: readonly string[]): string[] {
  const element = new RegExp(`^\\s*- '?(?:${roles.join('|')}) ("(?:[^"\\\\]|\\\\.)*")`, 'gm');
  return [...new Set([...snapshot.matchAll(element)].map(([, name]) => JSON.parse(name!) as string))];
}

/** In brackets, after what is missing: what there is of its kind. */
async function insteadOf(page: Page, roles: readonly string[]): Promise<string> {
  const names = namesIn(await page.locator('body').ariaSnapshot(), roles);
  if (names.length === 0) return '(there is none)';
  const more = names.length > MOST ? ` and ${names.length - MOST} more` : '';
  return `(there are: ${names.slice(0, MOST).join(', ')}${more})`;
}

/** The sentence of a problem that Playwright tells in a page. */
const firstLine = (problem: unknown): string =>
  (problem instanceof Error ? problem.message : String(problem)).split('\n', 1)[0]!;

/** What kept a found element from being used, as the log of the attempt says it at last. */
function obstacleIn(problem: unknown): string {
  const log = problem instanceof Error ? problem.message : '';
  const last = [...log.matchAll(/element (is not [\w, ]+)|(<.+> .*intercepts pointer events)/g)].at(-1);
  return last?.[1] ?? last?.[2] ?? firstLine(problem);
}

/** Why an element could not be used: it is missing, or something is in its way. */
export async function blameOf(
  page: Page,
  found: Locator,
  { name, kind, roles = [kind] }: { name: string; kind: string; roles?: readonly string[] },
  problem: unknown,
): Promise<string> {
  if ((await found.count()) > 0) return `${kind} "${name}" cannot be used: ${obstacleIn(problem)}`;
  return `no ${kind} "${name}" ${await insteadOf(page, roles)}`;
}

/**
 * Runs one action of a step. If it fails, throws the sentence that `say` makes of the problem, or the first line of the
 * problem itself where that fails, too.
 */
export async function attempt(act: () => Promise<void>, say: (problem: unknown) => Promise<string> | string) {
  try {
    await act();
  } catch (problem) {
    const said = await Promise.resolve(say(problem)).catch(() => firstLine(problem));
    throw new Error(said, { cause: problem });
  }
}
