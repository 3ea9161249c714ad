import { attentionPlace, costsPlace, place } from '@wayside/domain';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import { alert } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { ATTENTION, ATTENTION_LATER } from './attention.ts';

function chartTitles({ t, brand }: Stage) {
  return [t('dashboard:costs.title'), t(`dashboard:mileage.title.${brand.region === 'CA' ? 'km' : 'mi'}`)];
}

async function lookAtDialogs({ page, mock, t, expect, look }: Stage): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${t('dashboard:actions.acceptAll')}`) })
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: t('dashboard:confirm.acceptAll') })).toBeVisible();
  await look('question');
  await page.keyboard.press('Escape');
  const { vehicles } = (await mock.answers('getDashboard')).at(-1)!;
  const orders = vehicles.flatMap(({ active_order }) => active_order ?? []);
  const received = orders.find(
    ({ status, can_cancel }) => ['initiated', 'initiated_by_user', 'active'].includes(status) && !can_cancel,
  );
  // Not every brand's world has a vehicle at a shop with an order that someone could still ask to cancel.
  if (!received) return;
  // On phones the dashboard has the five most urgent orders only.
  await page.getByRole('link', { name: t('dashboard:active.viewAll') }).click();
  // The dashboard, which stays until the page is there, has a button of the same name.
  await expect(page.getByRole('heading', { level: 1, name: t('shell:titles.activeMaintenances') })).toBeVisible();
  await page.getByRole('button', { name: t('dashboard:actions.cancelOrder', { id: received.id }) }).click();
  await expect(page.getByRole('alertdialog', { name: t('orders:contact.cancelation') })).toBeVisible();
  await look('contacts');
  await page.keyboard.press('Escape');
  await page.goBack();
}

async function lookAtTables(stage: Stage): Promise<void> {
  const { page, t, expect, look } = stage;
  for (const title of chartTitles(stage)) {
    await page
      .getByRole('region', { name: title })
      .getByRole('button', { name: t('dashboard:charts.viewTable') })
      .click();
  }
  await expect(page.getByRole('figure')).toHaveCount(0);
  await look('charts as tables');
}

export const dashboardScreen = screen({
  title: 'Dashboard',
  path: place.dashboard,
  features: ['dashboard'],
  pages: {
    dashboard: [
      {
        path: place.dashboard,
        opens: ['aggregateOrders', 'searchOrders', ...ATTENTION],
        offers: { updateOrder: control('button', 'dashboard:actions.acceptAll', { isStart: true }) },
      },
      {
        path: attentionPlace,
        opens: ATTENTION,
      },
      {
        path: costsPlace(),
        opens: ['searchOrders'],
      },
    ],
    activeMaintenances: [{ path: place.activeMaintenances, opens: ['listFleetOrders'] }],
    upcomingMaintenances: [
      {
        path: place.upcomingMaintenances,
        opens: ['getDashboard', 'listIntervals', 'listSnoozedReminders', 'listVehicles'],
      },
    ],
  },
  later: [
    // Whoever lacks a payment method adds one there.
    'createPaymentMethod',
    'getPaymentClientToken',
    'previewOrder',
    ...ATTENTION_LATER,
    // What comes next, if nothing needs attention.
    'listVehicleServices',
  ],
  makes: {
    listIntervals: 'by itself',
    getDashboard: 'by itself',
    aggregateOrders: 'by itself',
    listFleetOrders: 'by itself',
  },
  looks: [
    {
      title:
        '[DSH-01, DSH-03, DSH-04, DSH-05, UPM-01] the dashboard with its charts, the charts as tables, and its dialogs',
      scenario: 'base/signed-in',
      path: place.dashboard,
      ready: ({ tableOf, t }) => tableOf(t('dashboard:active.tableLabel')).getByRole('row').nth(1),
      walk: async (stage) => {
        for (const name of chartTitles(stage)) await stage.seeChart(stage.page.getByRole('region', { name }));
        await stage.expect(stage.page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await stage.look('as it opens');
        await lookAtDialogs(stage);
        await lookAtTables(stage);
      },
    },
    {
      title: '[ATN-01] all that needs attention',
      scenario: 'attention/many',
      path: attentionPlace,
      ready: ({ page, t }) => page.getByRole('list', { name: t('dashboard:attention.title') }),
    },
    {
      title: '[ATN-10] service costs by month, by service, and by shop, with the rows of a bar',
      scenario: 'dashboard/costs-with-promotions',
      path: costsPlace(),
      ready: ({ page, t }) =>
        page
          .getByRole('grid', { name: t('costs:by.month') })
          .getByRole('row')
          .nth(1),
      walk: async ({ page, t, look, expect }) => {
        await look('by month');
        await page.getByRole('tab', { name: t('costs:tabs.service') }).click();
        await page.getByRole('link', { name: t('costs:promotion') }).click();
        await expect(page.getByRole('heading', { level: 2, name: t('costs:promotion') })).toBeFocused();
        await look('by service, with lines');
        await page.getByRole('tab', { name: t('costs:tabs.shop') }).click();
        await page.getByRole('link', { name: t('costs:none.shop') }).click();
        await expect(page.getByRole('heading', { level: 2, name: t('costs:none.shop') })).toBeFocused();
        await look('by shop, with orders');
      },
    },
    {
      title: '[DSH-14] active maintenance',
      scenario: 'base/signed-in',
      path: place.activeMaintenances,
      ready: ({ tableOf, t }) => tableOf(t('dashboard:active.tableLabel')).getByRole('row').nth(1),
    },
    {
      title: '[UPM-01] upcoming maintenance',
      scenario: 'base/signed-in',
      path: place.upcomingMaintenances,
      ready: ({ tableOf, t }) => tableOf(t('dashboard:upcoming.tableLabel')).getByRole('row').nth(1),
    },
    {
      title: '[DSH-01, DSH-17] a dashboard without data: the shapes are for the eye only',
      scenario: 'fleets/empty-fleet',
      path: place.dashboard,
      ready: ({ page, t }) => page.getByText(t('dashboard:charts.noData')).nth(1),
    },
    {
      title: '[ERR2-03] a dashboard of which everything fails',
      scenario: 'dashboard/everything-fails',
      ready: (stage) => alert(stage).nth(3),
    },
    {
      title: '[ERR2-03] the panel of a list that could not be loaded',
      scenario: 'faults/server-error',
      like: 'failure',
      path: place.dashboard,
      ready: alert,
    },
    {
      title: '[STS-18] a dashboard on its way: skeletons',
      scenario: 'dashboard/slow-costs',
      ready: ({ tableOf, t }) => tableOf(t('dashboard:active.tableLabel')).getByRole('row').nth(1),
      walk: async ({ page, t, look, expect }) => {
        await expect(page.getByRole('status').filter({ hasText: t('dashboard:costs.loading') })).toBeAttached();
        await look('skeletons');
      },
    },
  ],
  picture: 'base/signed-in',
});
