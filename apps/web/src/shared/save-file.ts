/** Downloads a file that is in memory. */
export function saveFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the blob after this task has finished.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
