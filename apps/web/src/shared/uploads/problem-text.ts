import { fieldOfTechnical, isTechnical } from '@wayside/api-client';
import type { TFunction } from '@wayside/i18n';
import type { KeptProblem } from './kept-rows.ts';

/** What is wrong with a cell, as a sentence; undefined if nothing is. */
export function problemText(t: TFunction<'bulk-upload'>, { field, problem, sameAs }: KeptProblem): string | undefined {
  return problem && t(`problem.${problem}`, { field: t(`field.${field}`), line: sameAs ?? 0 });
}

/** Why the server refused a row: its own words, or ours for those of a program. */
export function refusalText(t: TFunction<'bulk-upload'>, message: string): string {
  if (!isTechnical(message)) return message;
  return t(fieldOfTechnical(message) === 'vin' ? 'problem.vinInvalid' : 'problem.refused');
}
