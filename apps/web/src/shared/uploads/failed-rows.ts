import type { TFunction } from '@wayside/i18n';
import { problemText } from './problem-text.ts';
import type { Upload } from './uploads.ts';

export type Failed = Pick<Upload, 'last' | 'sent' | 'leftOut'>;

/** Rows that were left out or refused, in the order of the user's file. */
function failedRows({ last, sent, leftOut = [] }: Failed) {
  const fields = sent?.header ?? leftOut[0]?.cells.map(({ field }) => field) ?? [];
  const refused = (last.errors ?? []).map(({ line, message }) => ({
    // Line 1 of what was sent is the header.
    line: sent?.lines[line - 2] ?? line,
    reason: () => message,
    cells: sent?.rows[line - 2] ?? fields.map(() => ''),
  }));
  const kept = leftOut.map(({ line, cells }) => ({
    line,
    reason: (t: TFunction<'bulk-upload'>) => cells.flatMap((cell) => problemText(t, cell) ?? []).join(' '),
    cells: cells.map(({ text }) => text),
  }));
  return { fields, rows: [...refused, ...kept].toSorted((a, b) => a.line - b.line) };
}

export const failedCount = ({ last, leftOut }: Failed): number => (last.errors?.length ?? 0) + (leftOut?.length ?? 0);

/** Content of a CSV file: row number, reason, and the row as it was, to be put right and uploaded again. */
export function failedContent(failed: Failed, t: TFunction<'bulk-upload'>): { header: string[]; rows: (string | number)[][] } {
  const { fields, rows } = failedRows(failed);
  return {
    header: [t('failed.line'), t('failed.reason'), ...fields.map((field) => t(`field.${field}`))],
    rows: rows.map(({ line, reason, cells }) => [line, reason(t), ...cells]),
  };
}
