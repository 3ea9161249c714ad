import { beforeEach, expect, it, vi } from 'vitest';
import type { Upload } from './uploads.ts';

const stored = vi.hoisted(() => ({ values: undefined as unknown }));
vi.mock('../session/drafts.ts', () => ({
  openDraft: () => ({
    values: stored.values,
    keep: (values: unknown) => {
      stored.values = structuredClone(values ?? null);
    },
  }),
}));

const { addUpload, closeUploads, noteUpload, openUploads, removeUpload } = await import('./uploads.ts');

const KEPT = { fields: ['vin'], sent: '2\tA', leftOut: '', leftOutCount: 0 } as const;
const UPLOAD: Omit<Upload, 'isRestored'> = {
  id: 7,
  fileName: 'a.csv',
  fleetId: 5,
  last: { status: 'submitted', processed: 0, total: 1 },
  newVins: ['A'],
  kept: KEPT,
};
const inStorage = () => (stored.values as { uploads: Upload[] } | null)?.uploads;

beforeEach(() => {
  closeUploads();
  stored.values = undefined;
  openUploads(1);
});

it('an upload is stored with its progress, and gone once it is closed', () => {
  addUpload(UPLOAD);
  noteUpload(7, { status: 'processing', processed: 0, total: 1 });
  expect(inStorage()).toEqual([
    { ...UPLOAD, isRestored: false, last: { status: 'processing', processed: 0, total: 1 } },
  ]);
  removeUpload(7);
  expect(stored.values).toBeNull();
});

it('a reload takes it up again; what is in storage is not trusted', () => {
  addUpload(UPLOAD);
  const [whole] = inStorage()!;
  stored.values = {
    uploads: [whole, { ...whole, id: 8, kept: { sent: 1 } }, { ...whole, last: { status: 'done' } }, null, 'x'],
  };
  closeUploads();
  openUploads(1);
  removeUpload(99);
  expect(inStorage()).toEqual([
    { ...whole, isRestored: true },
    { ...UPLOAD, id: 8, kept: undefined, isRestored: true },
  ]);
});

it('once it is completed, only the rows that failed are kept', () => {
  addUpload({ ...UPLOAD, kept: { ...KEPT, leftOut: '3\t[]\t', leftOutCount: 1 } });
  noteUpload(7, { status: 'submitted', processed: 1, total: 1 });
  expect(inStorage()![0]!.last.processed).toBe(0);
  noteUpload(7, { status: 'completed', processed: 1, total: 1 });
  expect(inStorage()![0]).toMatchObject({
    newVins: [],
    last: { processed: 1 },
    kept: { sent: '', leftOut: '3\t[]\t', leftOutCount: 1 },
  });
});

it('rows that are too long are not stored', () => {
  addUpload({ ...UPLOAD, kept: { ...KEPT, sent: 'x'.repeat(1_500_001) } });
  expect(inStorage()![0]!.kept).toBeUndefined();
});
