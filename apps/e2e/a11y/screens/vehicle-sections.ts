import { expect } from '@playwright/test';
import type { Screen, Stage } from '../screen.ts';

const fourParts = ({ page, t }: Stage) => page.getByText(t('vehicle-telematics:updated')).nth(3);
const FILE = { name: 'registration.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

export const vehicleSections: readonly Screen[] = [
  {
    title: '[TEL-02, TEL-09] telematics of a vehicle',
    scenario: 'vehicles/telematics',
    ready: fourParts,
    walk: async (stage) => {
      const { page, t, look } = stage;
      await page.getByRole('button', { name: t('vehicle-telematics:faults.pause') }).click();
      await look('carousel');
      await page.getByRole('link', { name: t('vehicle-telematics:faults.showAll') }).click();
      await look('all fault codes');
      await page.goto('/vehicles/500006');
      await expect(page.getByText(t('vehicle-telematics:faults.none'))).toBeVisible();
      await look('no readings');
    },
  },
  {
    title: '[GLV-02, GLV-05] documents of a vehicle',
    scenario: 'vehicles/documents-none',
    ready: ({ page, t }) => page.getByRole('link', { name: t('glovebox:uploadWhat', { what: t('glovebox:one.registration') }) }),
    walk: async ({ page, t, look }) => {
      await look('none');
      await page.getByRole('link', { name: t('glovebox:uploadWhat', { what: t('glovebox:one.registration') }) }).click();
      await page.locator('input[type=file]').setInputFiles({ ...FILE, name: 'registration.gif' });
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await look('a file that is refused');
      await page.locator('input[type=file]').setInputFiles(FILE);
      await expect(page.getByText(FILE.name)).toBeVisible();
      await look('upload');
    },
  },
  {
    title: '[GLV-03] documents to renew, and one of them',
    scenario: 'vehicles/documents',
    ready: ({ page, t }) => page.getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.driver_licence') }) }),
    walk: async ({ page, t, look }) => {
      await look('list');
      await page.getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.driver_licence') }) }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await look('a document');
    },
  },
  {
    title: '[ROL2-15] a document that a driver may only read',
    scenario: 'vehicles/documents-driver',
    role: 'Driver',
    ready: ({ page, t }) => page.getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.registration') }) }),
    walk: async ({ page, t, look }) => {
      await page.getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.registration') }) }).click();
      await expect(page.getByText(t('glovebox:readOnly'))).toBeVisible();
      await look('a document');
    },
  },
];
