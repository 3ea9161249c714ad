import type { Page } from '@playwright/test';
import { attentionPlace, place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const sectionOf = (page: Page) => page.getByRole('region', { name: t('dashboard:attention.title') });
const linesOf = (page: Page) => page.getByRole('list', { name: t('dashboard:attention.title') }).getByRole('listitem');
const all = (page: Page, count: number) => page.getByRole('link', { name: t('attention:all', { count }), exact: true });
const awaiting = (page: Page, count: number) =>
  page
    .getByRole('region', { name: t('dashboard:counts.label') })
    .getByRole('link', { name: new RegExp(`^${t('dashboard:counts.awaiting')} ${count} `) });

/** At Dashboard in the navigation. */
const counted = (page: Page, count: number) =>
  page.getByRole('navigation').getByRole('link', { name: t('attention:context', { count }), exact: true });

/** A line: kind, object, reason, action. */
const order = (id: number, why: string) => `Awaiting approvalOrder ${id} ${why}Review`;
const VAN = order(5000070, '$544.46 · VAN-07 · 2024 GMC Savana 2500 · appointment 03-16-2026 12:30PM');
const BOX = order(5000130, '$920.40 · BOX-13 · 2026 Isuzu FTR · appointment 03-16-2026 01:30PM');
const TRUCK = order(5000180, '$212.63 · TRK-18 · 2022 GMC Sierra 1500 · appointment 03-16-2026 02:30PM');
const OWN_DUE =
  'Past dueVAN-01 · 2020 Nissan NV200 Oil change, Tire rotation · 67,000 mile service · not in order 5000010View maintenance';
const OWN_SOON =
  'Due soonVAN-02 · 2025 Chevrolet Express 2500 Cabin air filter, Brake fluid flush · 24,000 mile service · not in order 5000020View maintenance';
const OWN_RECALL =
  'RecallVAN-02 · 2025 Chevrolet Express 2500 Exterior lighting: headlights · reported February 2025 · Order 5000020, activeView recalls';
const REST = [
  OWN_DUE,
  'Past dueVAN-15 · 2018 Ford Transit Connect Oil change, Wiper blades – Front, and 1 more · 78,000 mile service · not in order 5000150View maintenance',
  'Due nowVAN-08 · 2022 Ford Transit Brake pads – Front, Safety inspection · 63,000 mile service · not in order 5000080View maintenance',
  OWN_SOON,
  'Due soonTRK-19 · 2023 Toyota Tacoma Wheel alignment · 64,000 mile serviceSchedule service',
  'RecallCAR-05 · 2019 Honda Civic Power train: driveline, and 2 more · reported March 2025 · Order 5000050, approvedView recalls',
  OWN_RECALL,
];
const EXPECTED = {
  Owner: [
    order(5000010, '$893.83 · VAN-01 · 2020 Nissan NV200 · appointment 03-16-2026 11:30AM'),
    VAN,
    BOX,
    TRUCK,
    ...REST,
  ],
  // Of the driver's vehicles.
  Driver: [OWN_DUE, OWN_SOON, OWN_RECALL],
} as const;
/** Orders awaiting approval on the dashboard: how many await theirs, and one that awaits that of others. */
const APPROVALS = {
  Owner: { own: 4, others: 1, other: 5_000_030 },
  Driver: { own: 0, others: 1, other: 5_000_010 },
} as const;

for (const [role, expected] of Object.entries(EXPECTED) as [keyof typeof EXPECTED, readonly string[]][]) {
  test.describe(role, () => {
    test.use({ scenario: 'base/signed-in', role });

    test(`[ATN-01] ${role}: what needs them, five lines first, and all of it one press away`, async ({ page }) => {
      const { own, others, other } = APPROVALS[role];
      await page.goto('/dashboard');
      await expect(linesOf(page)).toHaveText(expected.slice(0, 5));
      await expect(sectionOf(page)).toContainText(t('attention:approvals', { own, others }));
      await expect(awaiting(page, own + others)).toHaveCount(1);
      // Who can't approve it isn't asked to review it.
      const named = (action: string) => `${action} ${t('orders:number', { id: other })}`;
      await expect(page.getByRole('link', { name: named(t('orders:view')), exact: true })).toHaveCount(1);
      await expect(page.getByRole('link', { name: named(t('orders:review')), exact: true })).toHaveCount(0);
      await all(page, expected.length).click();
      await expect(page).toHaveURL(at(attentionPlace));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:attention.title'));
      await expect(linesOf(page)).toHaveText([...expected]);
      for (const [line, href] of [
        [OWN_DUE, place.vehicle(500_001, { tab: 'next' })],
        [OWN_RECALL, place.vehicle(500_002, { tab: 'recalls' })],
      ] as const)
        await expect(linesOf(page).filter({ hasText: line }).getByRole('link').last()).toHaveAttribute('href', href);
      if (role === 'Driver') {
        await page
          .getByRole('main')
          .getByRole('button', { name: t('common:list.showAll') })
          .click();
        await expect(linesOf(page)).toHaveText([VAN, BOX, TRUCK, ...REST]);
        await expect(page.getByRole('main')).toContainText(t('attention:context', { count: 10 }));
        await counted(page, 10).click();
        await expect(page).toHaveURL(at(`${attentionPlace}&mine=off`));
        await expect(page.getByRole('switch', { name: t('common:list.mine') })).not.toBeChecked();
      }
      const first = linesOf(page).first().getByRole('link');
      for (const link of await first.all()) await expect(link).toHaveAttribute('href', /^\/orders\/\d+\/approvals$/);
    });
  });
}

test.describe('acting', () => {
  test.use({ scenario: 'attention/approval-fails-once' });

  test('[ATN-01, ATN-02] what is approved or snoozed leaves the list and lowers the counts, on other pages, too; what fails stays, with the reason', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    await expect(all(page, 11)).toBeVisible();
    await page.getByRole('button', { name: t('dashboard:actions.acceptAllOfOrder', { id: 5_000_130 }) }).click();
    const question = page.getByRole('alertdialog', { name: t('dashboard:confirm.acceptAll') });
    const accept = question.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') });
    await accept.click();
    await expect(question).toContainText(t('approval:notice.notSent'));
    await expect(linesOf(page).filter({ hasText: BOX })).toHaveCount(1);
    await expect(awaiting(page, 5)).toHaveCount(1);
    await accept.click();
    await expect(all(page, 10)).toBeVisible();
    await expect(linesOf(page).filter({ hasText: BOX })).toHaveCount(0);
    await expect(awaiting(page, 4)).toHaveCount(1);
    await expect(counted(page, 10)).toBeVisible();

    await page.getByRole('link', { name: t('shell:nav.services'), exact: true }).click();
    await page.getByRole('tab', { name: new RegExp(t('services:tabs.upcoming')) }).click();
    await page
      .getByRole('button', { name: t('services:snooze.action', { vehicle: 'TRK-19 · 2023 Toyota Tacoma' }) })
      .click();
    const snooze = page.getByRole('dialog', { name: t('services:snooze.title') });
    await snooze.getByRole('button', { name: new RegExp(t('services:snooze.label')) }).click();
    await page.getByRole('option', { name: t('services:snooze.weeks', { count: 2 }), exact: true }).click();
    await snooze.getByRole('button', { name: t('common:actions.confirm') }).click();
    await expect(snooze).toHaveCount(0);
    await counted(page, 9).click();
    await expect(page).toHaveURL(at(attentionPlace));
    await expect(linesOf(page)).toHaveCount(9);
    expect(await mock.calls('updateOrder')).toHaveLength(2);
  });
});

test.describe('with recalls and policies that fail', () => {
  test.use({ scenario: 'attention/recalls-and-policies-fail' });

  test('[ATN-01] the section shows the rest and says that something is missing, until it is there', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(all(page, 9)).toBeVisible();
    await expect(sectionOf(page)).toContainText(t('attention:incomplete'));
    await sectionOf(page)
      .getByRole('link', { name: t('common:actions.retry') })
      .click();
    await expect(all(page, 11)).toBeVisible();
    await expect(sectionOf(page)).not.toContainText(t('attention:incomplete'));
  });
});

test.describe('a quiet fleet', () => {
  test.use({ scenario: 'attention/quiet-fleet' });

  test('[ATN-03] nothing to do: says so, and what comes next', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(sectionOf(page)).toContainText(t('attention:none'));
    await expect(sectionOf(page)).toContainText(/Next due: .+ on VAN-01, in about \d+ weeks/);
    await expect(sectionOf(page).getByRole('link')).toHaveCount(0);
    await page.goto(attentionPlace);
    await expect(page.getByText(t('attention:none'))).toBeVisible();
    await page
      .getByRole('link', { name: t('dashboard:title') })
      .last()
      .click();
    await expect(page).toHaveURL(at(place.dashboard));
  });
});
