import { fieldOfTechnical, isTechnical } from '@wayside/api-client';
import type { TFunction } from '@wayside/i18n';
import type { KeptProblem, RowInFile } from './kept-rows.ts';

/** What is wrong with a cell; undefined if nothing is. */
export function problemText(t: TFunction<'bulk-upload'>, { field, problem, sameAs }: KeptProblem): string | undefined {
  return problem && t(`problem.${problem}`, { field: t(`field.${field}`), line: sameAs ?? 0 });
}

/** What a refused row is about: the column, if the server names it, otherwise the vehicle. */
export function refusedWhat(t: TFunction<'bulk-upload'>, message: string, { fields, name }: RowInFile): string {
  const field = isTechnical(message) ? fieldOfTechnical(message) : undefined;
  const known = fields.find((column) => column === field);
  return known ? t(`field.${known}`) : name;
}

/** Why the server refused a row: its own words, or ours for those of a program. */
export function refusalText(t: TFunction<'bulk-upload'>, message: string): string {
  if (!isTechnical(message)) return message;
  return t(fieldOfTechnical(message) === 'vin' ? 'problem.vinInvalid' : 'problem.refused');
}
