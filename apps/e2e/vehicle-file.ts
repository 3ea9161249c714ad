import type { Page } from '@playwright/test';
import { bulkUploadPlace } from '@wayside/domain';

/** A VIN that no vehicle of the world has. */
export const newVin = (at: number): string => `1FTBW2CM8KKB${String(at).padStart(5, '0')}`;

export const HEADER = 'VIN,Unit number,Year,Make,Model,Department';

export function rowOf(at: number, { vin = newVin(at), year = '2019', department = '' } = {}): string {
  return `${vin},BULK-${at},${year},Ford,Transit,${department}`;
}

/**
 * A file of `count` new vehicles, of which every `badEvery`th row has no VIN, an impossible year, or the VIN of the
 * first.
 */
export function fileOf(count: number, badEvery = Infinity): string {
  const bad = [
    (at: number) => rowOf(at, { vin: '' }),
    (at: number) => rowOf(at, { year: '20l9' }),
    (at: number) => rowOf(at, { vin: newVin(1) }),
  ];
  const rows = Array.from({ length: count }, (_, index) => {
    const at = index + 1;
    return at % badEvery === 0 ? bad[(at / badEvery) % bad.length]!(at) : rowOf(at);
  });
  return [HEADER, ...rows, ''].join('\r\n');
}

/** Chooses a file on the bulk upload page. */
export async function chooseFile(page: Page, content: string | Buffer, name = 'spring.csv'): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** Made in the page: handing over so much from outside takes half a minute on a busy machine. */
export async function chooseLargeFile(page: Page, size: number): Promise<void> {
  await page.locator('input[type=file]').evaluate((field: HTMLInputElement, bytes) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(bytes)], 'large.csv'));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, size);
}

export async function openBulkUpload(page: Page): Promise<void> {
  await page.goto(bulkUploadPlace);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
}
