import { csvOf } from '@wayside/domain';
import type { GridContent } from '@wayside/ui/grid';

/** Downloads a grid's visible content (`DataGridHandle.content`) as a CSV file. */
export function saveCsv(fileName: string, { header, rows }: GridContent): void {
  const url = URL.createObjectURL(new Blob([csvOf(header, rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the blob after this task has finished.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
