import { formatPhone, isAdmin, place } from '@wayside/domain';
import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import type { CallOf } from '@wayside/scenarios/calls';
import { expect } from './fixtures.ts';
import type { MockSession } from './mock-session.ts';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

/** The first vehicle's order, which its owners approve, and one that any user of the fleet may decide on. */
export const OWNERS = 5_000_010;
export const ANYBODYS = 5_000_130;

/** Opens the approval page and dismisses the introduction, which only an order that awaits approval has. */
export async function openReview(page: Page, mock: MockSession, id: number = ANYBODYS): Promise<Schemas['Order']> {
  await page.goto(place.order(id));
  const lines = page.getByRole('list', { name: t('approval:lines.list') });
  // Someone who can't approve gets another dialog.
  const start = page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^(${t('approval:info.start')}|${t('approval:decision.open')})$`) });
  await expect(lines.or(start).first()).toBeVisible();
  if ((await lastSent(mock)).status === 'awaiting_approval') await start.click();
  await expect(lines).toBeVisible();
  return lastSent(mock);
}

export async function lastSent(mock: MockSession): Promise<Schemas['Order']> {
  return (await mock.answers('previewOrder')).at(-1)!;
}

/** Whom Ann Lee can contact: not herself, and not Julia Stone, a Super Admin, whom no list names (OPN2-47). */
export const isContact = ({ id }: { id: number }): boolean => id !== 1 && id !== 9;

/**
 * The contacts as listed to Ann Lee at first: those on duty before the others, and then those with a phone
 * number.
 */
export function firstContacts(
  people: Schemas['Order']['approvers'],
  { duty, members }: { duty: readonly number[]; members?: readonly number[] } = { duty: [] },
): string[] {
  const isOfCompany = (id: number) => members !== undefined && !members.includes(id);
  return people
    .filter(isContact)
    .toSorted(
      (a, b) =>
        Number(duty.includes(b.id)) - Number(duty.includes(a.id)) ||
        Number(isOfCompany(a.id)) - Number(isOfCompany(b.id)) ||
        Number(b.cellPhone !== null) - Number(a.cellPhone !== null),
    )
    .slice(0, 5)
    .map(({ id, name, cellPhone }) => [
      name,
      isOfCompany(id) && t('orders:contact.ofCompany'),
      cellPhone ? formatPhone(cellPhone) : 'N/A',
    ])
    .map((parts) => parts.filter(Boolean).join(''));
}

/** Who is on duty for an order, its approvers and the fleet's owners and admins; and who is of the fleet. */
export async function onDuty(order: Schemas['Order'], mock: MockSession) {
  await expect.poll(() => mock.answers('listFleetUsers')).not.toEqual([]);
  const users = (await mock.answers('listFleetUsers')).at(-1)!;
  return {
    duty: [...order.approver_user_ids, ...users.filter(isAdmin).map(({ id }) => id)],
    members: users.map(({ id }) => id),
  };
}

/** Calls that changed the order. */
export const updates = (mock: MockSession): Promise<CallOf<'updateOrder'>[]> => mock.calls('updateOrder');

export function lineName({ name, position }: { name: string; position: string | null }): string {
  return [name, position].filter(Boolean).join(' – ');
}
export function lineOf(page: Page, service: { name: string; position: string | null }): Locator {
  return page
    .getByRole('list', { name: t('approval:lines.list') })
    .getByRole('listitem')
    .filter({ hasText: lineName(service) });
}
export const openLines = ({ order_services }: Schemas['Order']) =>
  order_services.filter(({ status }) => status === 'awaiting_approval');

export function declineOf(page: Page, service: { name: string; position: string | null }): Locator {
  return page.getByRole('radio', { name: t('approval:lines.declineNamed', { service: lineName(service) }) });
}

export const approveButton = (page: Page): Locator => page.getByRole('button', { name: /^Approve( \d+ services?)?$/ });

/** The select of payment methods; its name ends with its label. */
export const paymentField = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`${t('payments:select.label')}$`) });

/** The fleet's default card, as it is named. */
export function defaultMethod({ braintree_payment_methods: methods }: Schemas['Order']): string {
  const { card_type: card, last_4: digits } = methods.find(({ is_default }) => is_default)!;
  return t('payments:select.card', { card: card!, digits: digits! });
}

/** The end of the dashboard's notice of an approval: amount, method, and when it is charged. */
export const chargeNotice = (order: Schemas['Order']): string =>
  ` · ${t('approval:charge', { amount: money(order.total), method: defaultMethod(order) })}`;

/** Selects the fleet's default payment method. */
export async function choosePayment(page: Page): Promise<void> {
  await paymentField(page).click();
  await page.getByRole('option').first().click();
}

export const money = (amount: number | null): string =>
  amount!.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
