import { place } from '@wayside/domain';
import type { Look, Stage } from '../stage.ts';

const VEHICLE = 500_001;
const fourParts = ({ page, t }: Stage) => page.getByText(t('vehicle-telematics:updated')).nth(3);
const FILE = 'registration.pdf';
/** Made when it is chosen: scenarios also load where there is no Node. */
const fileNamed = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });

/** States of a vehicle's page: its tabs, its telematics and its documents. */
export const vehicleLooks: readonly Look[] = [
  {
    title: '[API2-07] a vehicle with an order',
    scenario: 'orders/vehicle-awaiting-approval',
    ready: ({ page, t }) => page.getByRole('region', { name: t('vehicle:active.title') }),
    walk: async ({ page, t, look, expect }) => {
      await look('overview');
      await page.getByRole('tab', { name: t('vehicle:tabs.next') }).click();
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
      await look('next maintenance');
      await page.getByRole('tab', { name: t('vehicle:tabs.schedule') }).click();
      await expect(
        page
          .getByRole('grid')
          .getByRole('gridcell')
          .or(page.getByRole('list', { name: t('vehicle:schedules.label') }))
          .first(),
      ).toBeVisible();
      await look('maintenance schedule');
      await page.getByText(t('vehicle:schedules.mark'), { exact: true }).first().click();
      const question = page.getByRole('alertdialog', { name: t('vehicle:schedules.question') });
      await expect(question.getByText(t('history:new.shop.typed'))).toBeVisible();
      await look('the question whether a service is done', { within: '[role="alertdialog"]' });
      await question.getByRole('button', { name: t('common:actions.cancel') }).click();
      await page.getByRole('tab', { name: t('vehicle:tabs.policies') }).click();
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
      await look('policies');
    },
  },
  {
    title: '[VEH-09, VEH-15] a vehicle without policies, and one without a picture',
    scenario: 'vehicles/without-policies',
    ready: ({ page, t }) => page.getByText(t('vehicle:noPolicies.title')),
    walk: async ({ page, t, look, expect }) => {
      await look('the warning');
      await page.goto(place.vehicle(500_012, { tab: 'policies' }));
      await expect(page.getByText(t('policies:empty.title'), { exact: true })).toBeVisible();
      await look('no policies');
      await page.goto(place.vehicle(500_005));
      await expect(page.getByRole('img', { name: t('vehicle:picture.none') })).toBeVisible();
      await look('no picture');
    },
  },
  {
    title: 'a vehicle that is deactivated',
    scenario: 'orders/vehicle-deactivated',
    ready: ({ page, t }) => page.getByText(t('vehicle:status.inactive'), { exact: true }),
    walk: async ({ page, t, look, expect }) => {
      await look('overview');
      await page.getByRole('button', { name: t('vehicle-form:actions.more') }).click();
      await expect(page.getByText(t('vehicle:blocked.vehicleDeactivated'))).toBeVisible();
      await look('why service is not scheduled');
    },
  },
  {
    title: '[API2-07] no vehicle',
    scenario: 'base/signed-in',
    path: '/vehicles/nobody',
    ready: ({ page, t }) => page.getByRole('heading', { level: 1, name: t('vehicle:notFound.title') }),
  },
  {
    title: '[MNH-06] the history of a vehicle: the records, the question before one is deleted, the timeline',
    scenario: 'history/of-a-vehicle',
    path: place.vehicle(VEHICLE, { tab: 'history' }),
    ready: ({ tableOf, t }) => tableOf(t('history:table')),
    walk: async ({ page, t, look, expect }) => {
      await look('the records');
      await page
        .getByRole('button', { name: new RegExp(`^${t('history:delete.action', { date: '' })}`) })
        .first()
        .click();
      const question = page.getByRole('alertdialog', { name: t('history:delete.question') });
      await expect(question).toBeVisible();
      await look('the question');
      await question.getByRole('button', { name: t('common:actions.cancel') }).click();
      await page.getByText(t('history:view.timeline'), { exact: true }).click();
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await look('the timeline');
    },
  },
  {
    title: 'the dossier of a vehicle',
    scenario: 'history/dossier',
    ready: ({ page, t }) => page.getByRole('heading', { level: 2, name: t('history:timeline.kinds.document') }),
  },
  {
    title: '[RCL-04] the recalls of a vehicle',
    scenario: 'recalls/of-a-vehicle',
    ready: ({ tableOf, t }) => tableOf(t('recalls:tab.table')),
  },
  {
    title: '[TEL-02, TEL-09] telematics of a vehicle',
    scenario: 'vehicles/telematics',
    ready: fourParts,
    walk: async (stage) => {
      const { page, t, look, expect } = stage;
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
    ready: ({ page, t }) =>
      page.getByRole('link', { name: t('glovebox:uploadWhat', { what: t('glovebox:one.registration') }) }),
    walk: async ({ page, t, look, expect }) => {
      await look('none');
      await page
        .getByRole('link', { name: t('glovebox:uploadWhat', { what: t('glovebox:one.registration') }) })
        .click();
      await page.locator('input[type=file]').setInputFiles(fileNamed('registration.gif'));
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await look('a file that is refused');
      await page.locator('input[type=file]').setInputFiles(fileNamed(FILE));
      await expect(page.getByText(FILE)).toBeVisible();
      await look('upload');
    },
  },
  {
    title: '[GLV-03] documents to renew, and one of them',
    scenario: 'vehicles/documents',
    ready: ({ page, t }) =>
      page.getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.driver_licence') }) }),
    walk: async ({ page, t, look, expect }) => {
      await look('list');
      await page
        .getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.driver_licence') }) })
        .click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await look('a document');
    },
  },
  {
    title: '[ROL2-15] a document that a driver may only read',
    scenario: 'vehicles/documents-driver',
    role: 'Driver',
    ready: ({ page, t }) =>
      page.getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.registration') }) }),
    walk: async ({ page, t, look, expect }) => {
      await page.getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.registration') }) }).click();
      await expect(page.getByText(t('glovebox:readOnly'))).toBeVisible();
      await look('a document');
    },
  },
];
