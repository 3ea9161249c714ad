import type { Brand } from '@wayside/brands';
import { bulkUploadPlace } from '@wayside/domain';
import { VANS } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';

const existsIn = ({ switches }: Brand): boolean => switches.vehicleAdd;

export const bulkUploadScreen = screen({
  title: 'Bulk upload',
  path: bulkUploadPlace,
  features: ['vehicles'],
  pages: {
    vehicles: [
      { path: bulkUploadPlace, opens: [], offers: { uploadVehicles: control('button', 'bulk-upload:file.choose') } },
    ],
  },
  makes: {
    uploadVehicles: [{ file: VANS, press: { role: 'button', name: 'Upload 3 vehicles' } }],
  },
  looks: [
    {
      title:
        '[BLK-01, BLK-03, BLK-06] bulk upload: the choice of a file, a refused one, the rows, and the tray with failed rows',
      scenario: 'vehicles/bulk-upload-with-errors',
      existsIn,
      ready: ({ page, t }) => page.getByRole('button', { name: t('bulk-upload:file.choose') }),
      walk: async ({ page, t, chooseFile, look, expect }) => {
        await look('as it opens');
        await chooseFile('Name\r\nAnn\r\n');
        await expect(page.getByRole('alert')).toBeVisible();
        await look('a file that cannot be used', { widths: [390] });
        await chooseFile({ vehicles: 30, badEvery: 5 });
        const submit = page.getByRole('button', { name: t('bulk-upload:review.submit', { count: 24 }) });
        await expect(submit).toBeVisible();
        await expect(page.getByText(t('bulk-upload:problem.vinMissing')).first()).toBeVisible();
        await look('the rows');
        await submit.click();
        await expect(page.getByRole('button', { name: t('bulk-upload:tray.failedRows', { count: 7 }) })).toBeVisible();
        await look('the tray');
      },
    },
    {
      title: '[BLK-07] an upload that is being processed',
      scenario: 'statuses/upload-processing',
      existsIn,
      ready: ({ page, t }) => page.getByRole('button', { name: t('bulk-upload:file.choose') }),
      walk: async ({ page, t, chooseFile, look, expect }) => {
        await chooseFile({ vehicles: 3 });
        await page.getByRole('button', { name: t('bulk-upload:review.submit', { count: 3 }) }).click();
        await expect(page.getByText(t('bulk-upload:status.processing'), { exact: true })).toBeVisible();
        await look('the tray while it works', { widths: [1280] });
      },
    },
    {
      title: 'bulk upload in a brand without it',
      scenario: 'vehicles/bulk-upload-not-offered',
      ready: ({ page, t }) => page.getByText(t('bulk-upload:unavailable.title'), { exact: true }),
    },
  ],
  picture: 'vehicles/bulk-upload-with-errors',
});
