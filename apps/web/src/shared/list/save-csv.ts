import { csvOf } from '@wayside/domain';
import type { GridContent } from '@wayside/ui/grid';

/** Hands what a grid shows (`DataGridHandle.content`) to the person as a CSV file. */
export function saveCsv(fileName: string, { header, rows }: GridContent): void {
  const url = URL.createObjectURL(new Blob([csvOf(header, rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
