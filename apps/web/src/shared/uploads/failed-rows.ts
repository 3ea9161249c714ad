import type { TFunction } from '@wayside/i18n';
import { leftOutRows, sentRows } from './kept-rows.ts';
import { problemText, refusalText } from './problem-text.ts';
import type { Upload } from './uploads.ts';

export type Failed = Pick<Upload, 'last' | 'kept'>;

/**
 * Content of a CSV file of the rows that were left out or refused, in the order of the user's file: row number, reason,
 * and the row as it was, to be put right and uploaded again.
 */
export function failedContent(
  { last, kept }: Failed,
  t: TFunction<'bulk-upload'>,
): { header: string[]; rows: (string | number)[][] } {
  const fields = kept?.fields ?? [];
  const sent = kept ? sentRows(kept) : [];
  const refused = (last.errors ?? []).map(({ line, message }): [number, string, ...string[]] => {
    // Line 1 of what was sent is the header.
    const row = sent[line - 2];
    return [row?.line ?? line, refusalText(t, message), ...(row?.cells ?? fields.map(() => ''))];
  });
  const leftOut = (kept ? leftOutRows(kept) : []).map(({ line, problems, cells }): [number, string, ...string[]] => [
    line,
    problems.flatMap((problem) => problemText(t, problem) ?? []).join('; '),
    ...cells,
  ]);
  return {
    header: [t('failed.line'), t('failed.reason'), ...fields.map((field) => t(`field.${field}`))],
    rows: [...refused, ...leftOut].toSorted(([a], [b]) => a - b),
  };
}
