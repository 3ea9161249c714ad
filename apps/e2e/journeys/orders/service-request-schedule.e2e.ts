import { place } from '@wayside/domain';
import type { Override } from '@wayside/scenarios';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import {
  CHOSEN,
  FRIDAY,
  NEW,
  SCHEDULE,
  SUNDAY,
  chooseTime,
  day,
  openRequest,
  scheduleButton,
  sendButton,
  sentRequests,
  summary,
  times,
  toTime,
  vehicleField,
} from '../../request.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const alert = { role: 'alert' } as const;
const created = 'service request created';

test.describe('the appointment', () => {
  test.use({ scenario: 'service-request/ready' });

  test('[SRQ-04, SRQ-11, SRQ-14, SRQ-15, SRQ-16, VOR-04, API2-20, API2-27, ENT2-06, ENT2-07, ERR2-34, STS-14] is chosen, sent and said on the dashboard', async ({
    page,
    mock,
  }) => {
    await openRequest(page, `${CHOSEN}&service=102%3AFront&fault_code=5`);
    await page.getByRole('textbox', { name: t('service-request:details.poNumber') }).fill(' PO-7 ');
    await page.getByRole('textbox', { name: t('service-request:details.comments') }).fill('Squeaks');
    await scheduleButton(page).click();
    await expect(page).toHaveURL(at(SCHEDULE));
    for (const text of ['TRK-06 · 2024 Nissan Frontier', 'Two Rivers Garage', '$252.43', '$338.62', 'Squeaks']) {
      await expect(summary(page)).toContainText(text);
    }
    await expect(sendButton(page)).toBeDisabled();
    await day(page, FRIDAY).click();
    await expect(times(page)).toBeVisible();
    await expect(page.getByText(t('service-request:missing.time'))).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
    const [free] = await mock.answers('getShopSchedule');
    expect(free!.date).toBe('2026-03-20');
    await expect(times(page).getByRole('radio')).toHaveCount(free!.times.length);
    await chooseTime(page);
    await sendButton(page).dblclick();
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('status').filter({ hasText: created })).toContainText(
      /TRK-06 · 2024 Nissan Frontier · Two Rivers Garage.* · 03-20-2026 · \d\d:\d\d [AP]M/,
    );
    const row = page.getByRole('row').filter({ has: page.locator('a[href="/vehicles/500006"]') });
    await expect(row.first()).toContainText('Requested');
    expect((await mock.calls('getShopSchedule')).map(({ path, query }) => ({ path, query }))).toEqual([
      {
        path: '/api/v4/shops/33/schedule',
        query: { vehicle_id: '500006', 'service_definition_ids[]': [101, 102], date: '2026-03-20', days: '1' },
      },
    ]);
    expect(await sentRequests(mock)).toEqual([
      {
        vehicle_id: 500006,
        shop_id: 33,
        order_services: [
          { id: 101, name: 'Oil change', position: null },
          { id: 102, name: 'Brake pads', position: 'Front' },
        ],
        po_number: 'PO-7',
        customer_comments: 'Squeaks',
        appointment_datetime: '2026-03-20T13:30',
        payment_method_availability: false,
        fault_codes: [5],
      },
    ]);
    const [order] = await mock.answers('createOrder');
    const notice = page.getByRole('status').filter({ hasText: created });
    await expect(notice.getByRole('link', { name: `Order ${order!.id}` })).toHaveAttribute(
      'href',
      place.order(order!.id),
    );
    await notice.getByRole('link', { name: t('service-request:notice.active') }).click();
    await expect(page).toHaveURL(/tab=active&from=2026-02-\d\d&to=2026-03-20$/);
    const active = page.getByRole('tabpanel', { name: t('services:tabs.active') });
    await active.getByRole('searchbox').fill('TRK-06');
    await expect(active.getByRole('row').filter({ hasText: '03-20-2026' })).not.toHaveCount(0);
    await page.goto(NEW);
    await expect(page.getByText(t('service-request:missing.vehicle'))).toBeVisible();
  });

  test('[SRQ-12, SRQ-13, ERR2-13] another day clears the time and asks for its times; where there are none, that is said and nothing can be sent; days lie between today and thirty ahead', async ({
    page,
    mock,
  }) => {
    await toTime(page);
    await day(page, /March 19/).click();
    await expect(times(page)).toBeVisible();
    await expect(times(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(sendButton(page)).toBeDisabled();
    expect((await mock.calls('getShopSchedule')).map(({ query }) => query['date'])).toEqual([
      '2026-03-20',
      '2026-03-19',
    ]);

    // The answer for an earlier day is not shown for a later one.
    await mock.setFaults([{ kind: 'hold', operation: 'getShopSchedule', calls: [3] }]);
    await day(page, /March 18/).click();
    await expect.poll(async () => (await mock.calls('getShopSchedule')).length).toBe(3);
    await day(page, SUNDAY).click();
    const none = page.getByText(t('service-request:times.noTimesAvailableLabel'));
    await expect(none).toBeVisible();
    await mock.release();
    await expect(none).toBeVisible();
    await expect(times(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeDisabled();

    // Days lie between today and thirty days ahead.
    const offered = (name: RegExp) => expect(page.getByRole('button', { name, disabled: false })).toHaveCount(1);
    const barred = (name: RegExp) => expect(page.getByRole('button', { name, disabled: true })).toHaveCount(1);
    await barred(/March 15, 2026/);
    await offered(/March 16, 2026/);
    await page.getByRole('button', { name: 'Next', exact: true }).first().click();
    await offered(/April 15, 2026/);
    await barred(/April 16, 2026/);
  });

  test('[SRQ-04, SRQ-07, OPS-04] Back, Forward, a lost network and a reload keep everything; pressed twice it is sent once', async ({
    page,
    mock,
    context,
  }) => {
    await toTime(page);
    await page.goBack();
    await expect(page).toHaveURL(at(CHOSEN));
    await expect(vehicleField(page)).toHaveValue('TRK-06 · 2024 Nissan Frontier');
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Two Rivers/);
    await page.goForward();
    await expect(page).toHaveURL(at(SCHEDULE));
    await expect(times(page).getByRole('radio', { checked: true })).toHaveCount(1);
    await page.getByRole('button', { name: t('service-request:actions.back') }).click();
    await expect(page).toHaveURL(at(CHOSEN));
    await scheduleButton(page).click();
    await expect(times(page).getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(sendButton(page)).toBeEnabled();

    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: t('common:error.offline') })).toBeVisible();
    await context.setOffline(false);
    expect(await mock.calls('createOrder')).toEqual([]);

    // So does a reload.
    await page.reload();
    await expect(page).toHaveURL(at(SCHEDULE));
    await expect(times(page).getByRole('radio', { checked: true })).toHaveAccessibleName('01:30 PM');
    await expect(sendButton(page)).toBeEnabled();

    await mock.setFaults([{ kind: 'hold', operation: 'createOrder' }]);
    await sendButton(page).click();
    await expect(sendButton(page).getByRole('progressbar')).toBeVisible();
    await sendButton(page).click({ force: true });
    await page.keyboard.press('Enter');
    await page.goBack();
    await expect(page).toHaveURL(at(SCHEDULE));
    await mock.release();
    await expect(page.getByText(created)).toBeVisible();
    expect(await mock.calls('createOrder')).toHaveLength(1);
  });

  test('[SRQ-04, AUT-02] an expired session asks for the sign-in and then goes on where it was', async ({
    page,
    mock,
  }) => {
    await toTime(page);
    await mock.expireTokens();
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/sign_in/);
    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at(SCHEDULE));
    await expect(times(page).getByRole('radio', { checked: true })).toHaveAccessibleName('01:30 PM');
    await sendButton(page).click();
    await expect(page.getByText(created)).toBeVisible();
    expect((await mock.calls('createOrder')).map(({ status }) => status)).toEqual([401, 201]);
  });

  test('[SRQ-11] is chosen and sent by keyboard alone', async ({ page }) => {
    await openRequest(page);
    await scheduleButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(SCHEDULE));
    await day(page, /March 16, 2026/).focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(times(page)).toBeVisible();
    await times(page).getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(times(page).getByRole('radio').nth(1)).toBeChecked();
    await sendButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(created)).toBeVisible();
  });
});

test.describe('a narrow window', () => {
  test.use({ scenario: 'service-request/ready', viewport: { width: 390, height: 844 } });
  test('[SRQ-10, SRQ-11] has total and button at its lower edge all the way', async ({ page }) => {
    await openRequest(page);
    const isOut = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect(scheduleButton(page)).toBeInViewport();
    expect(await isOut()).toBe(0);
    await scheduleButton(page).click();
    await day(page, FRIDAY).click();
    await chooseTime(page);
    await expect(sendButton(page)).toBeInViewport();
    expect(await isOut()).toBe(0);
    await sendButton(page).click();
    await expect(page.getByText(created)).toBeVisible();
  });
});

test.describe('times', () => {
  test.describe('not loaded', () => {
    test.use({ scenario: 'service-request/times-fail-once' });
    test('[ERR2-14] the returned error is shown, and trying again helps', async ({ page }) => {
      await openRequest(page);
      await scheduleButton(page).click();
      await day(page, FRIDAY).click();
      await expect(page.getByRole(alert.role)).toContainText('The schedule of this shop could not be loaded');
      await page.getByRole('button', { name: t('service-request:times.retry') }).click();
      await expect(times(page)).toBeVisible();
      await expect(page.getByRole(alert.role)).toHaveCount(0);
    });
  });
});

/** A refusal leads back to the request only where something of it must change. */
const REFUSALS: { answer: Override<'createOrder'>; text: string; isBack?: true }[] = [
  { answer: { example: 'slotTaken' }, text: t('service-request:notice.slotTaken') },
  { answer: { example: 'dateOutOfRange' }, text: t('service-request:notice.dateOutOfRange') },
  {
    answer: { status: 422, body: { errors: ['The shop is closed that week', 'The PO number is not known'] } },
    text: 'The shop is closed that week, The PO number is not known',
  },
  { answer: { example: 'activeOrderExists' }, text: t('service-request:notice.orderExistsAlert'), isBack: true },
  { answer: { example: 'vehicleDeactivated' }, text: t('service-request:notice.vehicleDeactivated'), isBack: true },
  { answer: { example: 'vehicleNotEnrolled' }, text: t('service-request:notice.vehicleNotEnrolled'), isBack: true },
  {
    answer: { example: 'heavyDutyUnsupported' },
    text: 'This shop does not service medium and heavy duty vehicles',
    isBack: true,
  },
  { answer: { example: 'noAppointments' }, text: 'This location does not accept appointments', isBack: true },
  {
    answer: { example: 'positionMissing' },
    text: 'Please choose a position for every service that has one',
    isBack: true,
  },
  // The last one, because nothing can be sent after it.
  { answer: { example: 'paymentMethodMissing' }, text: 'A payment method is required' },
];

test.describe('a refusal', () => {
  test.use({ scenario: 'service-request/server-error-once' });
  test('[SRQ-08, ERR2-01, ERR2-28, ERR-08] is said where it can be put right, and nothing typed is lost', async ({
    page,
    mock,
  }) => {
    test.slow();
    await openRequest(page);
    await page.getByRole('textbox', { name: t('service-request:details.comments') }).fill('Squeaks');
    await scheduleButton(page).click();
    await isRefused(t('service-request:notice.notSent'), SCHEDULE, 1);
    for (const [index, { answer, text, isBack }] of REFUSALS.entries()) {
      await test.step(text, async () => {
        await mock.setAnswer('createOrder', answer);
        if (new URL(page.url()).pathname !== SCHEDULE) await scheduleButton(page).click();
        await isRefused(text, isBack ? CHOSEN : SCHEDULE, index + 2);
      });
    }

    async function isRefused(text: string, place: string, sent: number): Promise<void> {
      await expect(page).toHaveURL(at(SCHEDULE));
      await day(page, FRIDAY).click();
      await chooseTime(page);
      await sendButton(page).click();
      await expect(page.getByRole(alert.role).filter({ hasText: text }).first()).toBeVisible();
      await expect(page).toHaveURL(at(place));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(summary(page)).toContainText('Squeaks');
      expect(await mock.calls('createOrder')).toHaveLength(sent);
    }
  });
});

test.describe('a time that was taken', () => {
  test.use({ scenario: 'service-request/slot-taken' });
  test('[SRQ-12] one of the reloaded times is sent', async ({ page, mock }) => {
    await toTime(page);
    await sendButton(page).click();
    await expect(page.getByRole(alert.role)).toContainText(t('service-request:notice.slotTaken'));
    await chooseTime(page, '02:00 PM');
    await sendButton(page).click();
    await expect(page.getByText(created)).toBeVisible();
    expect(await mock.calls('getShopSchedule')).toHaveLength(2);
    expect((await sentRequests(mock)).map(({ appointment_datetime }) => appointment_datetime)).toEqual([
      '2026-03-20T13:30',
      '2026-03-20T14:00',
    ]);
  });
});

test.describe('a lost answer', () => {
  test.describe('of a request that was made', () => {
    test.use({ scenario: 'service-request/answer-lost' });
    test('[SRQ-07] is found again and not sent a second time', async ({ page, mock }) => {
      await toTime(page);
      await sendButton(page).click();
      await expect(page.getByText(created)).toBeVisible();
      expect(await mock.calls('createOrder')).toHaveLength(1);
      expect(await mock.calls('listFleetOrders')).toHaveLength(1);
    });
  });

  test.describe('on a connection that broke', () => {
    test.use({ scenario: 'service-request/connection-breaks' });
    test('[SRQ-07] a call that the browser repeated finds its own order', async ({ page, mock }) => {
      await toTime(page);
      await sendButton(page).click();
      await expect(page.getByText(created)).toBeVisible();
      expect((await mock.calls('createOrder')).filter(({ status }) => status === 201)).toHaveLength(1);
    });
  });
});
