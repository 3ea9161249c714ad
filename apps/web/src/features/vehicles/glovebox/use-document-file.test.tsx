import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChosenFile } from '@wayside/machines';
import type { DocumentRecord } from './use-document.ts';
import { useDocumentFile } from './use-document-file.ts';

/** A file whose first bytes are read when `read` is called. */
function slowFile(name: string, start: string) {
  const file = new File([start], name);
  let read!: () => void;
  const head = new Promise<void>((resolve) => (read = resolve)).then(
    () => new TextEncoder().encode(start).buffer as ArrayBuffer,
  );
  vi.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: () => head } as Blob);
  return { file, read };
}

it('[GLV-06] of two files the later one counts, and a refused one is not kept', async () => {
  const changes: unknown[] = [];
  const record = {
    state: { context: { base: { glovebox_documents: [{ id: 301 }] }, draft: { file: null } } },
    change: (change: unknown) => changes.push(change),
  } as unknown as DocumentRecord;
  const { result } = renderHook(() => useDocumentFile(record));
  const [first, second, third] = [
    slowFile('a.pdf', '%PDF-1.4'),
    slowFile('b.pdf', '%PDF-1.4'),
    slowFile('c.pdf', 'MZ'),
  ];

  act(() => void result.current.choose(first.file));
  act(() => void result.current.choose(second.file));
  expect(result.current.isChecking).toBe(true);
  await act(async () => second.read());
  await act(async () => first.read());
  expect(result.current.isChecking).toBe(false);
  const { file } = changes.at(-1) as { file: ChosenFile };
  expect(file.content?.()).toMatchObject({ name: 'b.pdf', type: 'application/pdf' });
  expect(changes).toHaveLength(3);

  act(() => void result.current.choose(third.file));
  await act(async () => third.read());
  expect(result.current.problem).toBe('fileType');
  expect(changes.at(-1)).toEqual({ file: { id: 301 } });
});
