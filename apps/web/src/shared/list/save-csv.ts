import { csvOf } from '@wayside/domain';
import type { GridContent } from '@wayside/ui/grid';
import { saveFile } from '../save-file.ts';

/** Downloads a grid's visible content (`DataGridHandle.content`) as a CSV file. */
export function saveCsv(fileName: string, { header, rows }: GridContent): void {
  return saveFile(fileName, new Blob([csvOf(header, rows)], { type: 'text/csv;charset=utf-8' }));
}
