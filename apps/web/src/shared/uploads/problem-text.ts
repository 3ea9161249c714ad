import type { TFunction } from '@wayside/i18n';
import type { KeptProblem } from './kept-rows.ts';

/** What is wrong with a cell, as a sentence; undefined if nothing is. */
export function problemText(t: TFunction<'bulk-upload'>, { field, problem, sameAs }: KeptProblem): string | undefined {
  return problem && t(`problem.${problem}`, { field: t(`field.${field}`), line: sameAs ?? 0 });
}
