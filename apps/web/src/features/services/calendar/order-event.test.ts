import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile, locationOf } from './order-event.ts';
import type { OrderEvent } from './order-event.ts';

const OF = { product: 'Northway', origin: 'https://canada.example:4000', now: new Date('2026-03-16T14:00:00Z') };

const event = (of: Partial<OrderEvent> = {}): OrderEvent => ({
  orderId: 5_000_010,
  appointment: '2026-03-18T15:30:00Z',
  isConfirmed: true,
  summary: 'VAN-09: Oil change',
  location: 'Northside Auto Care, 12 Halsted St, Chicago, IL',
  details: ['Order 5000010', 'Approved'],
  href: '/orders/5000010/approvals',
  ...of,
});

/** Read by a parser of another author. */
function eventsIn(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

it('[ATN-08, CST2-07] an appointment is an instant in UTC, with what the order says', () => {
  const file = calendarFile([event()], OF);
  expect(file).toContain('\r\nDTSTART:20260318T153000Z\r\n');
  expect(file).not.toMatch(/TZID|VTIMEZONE|DTEND|DURATION/);
  const [read] = eventsIn(file);
  expect(read!.startDate.toJSDate().toISOString()).toBe('2026-03-18T15:30:00.000Z');
  expect([read!.uid, read!.summary, read!.location, read!.description]).toEqual([
    'order-5000010@canada.example',
    'VAN-09: Oil change',
    'Northside Auto Care, 12 Halsted St, Chicago, IL',
    'Order 5000010\nApproved',
  ]);
  const valueOf = (name: string) => read!.component.getFirstPropertyValue(name)?.toString();
  expect(valueOf('url')).toBe('https://canada.example:4000/orders/5000010/approvals');
  expect(valueOf('status')).toBe('CONFIRMED');
  expect(valueOf('dtstamp')).toBe('2026-03-16T14:00:00Z');
});

it.each([
  ['UTC', '2026-03-18T15:30:00Z', '20260318T153000Z'],
  ['another offset', '2026-03-18T15:30:00-07:00', '20260318T223000Z'],
  ['no zone: that of CST2-07', '2026-03-18T10:30', '20260318T153000Z'],
  ['the day on which clocks change', '2026-03-08T02:30', '20260308T073000Z'],
])('[ATN-08, CST2-07] the instant of a time in %s', (_, appointment, start) => {
  expect(calendarFile([event({ appointment })], OF)).toContain(`\r\nDTSTART:${start}\r\n`);
});

it('[ATN-08] all that are shown; the same order has the same UID in every file', () => {
  const all = eventsIn(
    calendarFile([event(), event({ orderId: 2, isConfirmed: false }), event({ orderId: 3, appointment: null })], OF),
  );
  expect(all.map(({ uid }) => uid)).toEqual(['order-5000010@canada.example', 'order-2@canada.example']);
  expect(all[1]!.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  const [later] = eventsIn(
    calendarFile([event({ appointment: '2026-04-01T15:00:00Z' })], { ...OF, now: new Date('2026-03-20T00:00:00Z') }),
  );
  expect(later!.uid).toBe(all[0]!.uid);
  expect(eventsIn(calendarFile([], OF))).toEqual([]);
});

it('[ATN-08] a shop named after its street is not said twice', () => {
  const shop = { address_line1: '4545 Archer Avenue', city: 'Chicago', state: 'IL', zip: '60632' };
  expect(locationOf('Archer Avenue', shop)).toBe('4545 Archer Avenue, Chicago, IL, 60632');
  expect(locationOf('Northside', shop)).toBe('Northside, 4545 Archer Avenue, Chicago, IL, 60632');
  expect(locationOf('Any location', null)).toBe('Any location');
});

it.each([
  ['line breaks', 'Oil\r\nEND:VEVENT\rATTENDEE:x\nchange', 'Oil END:VEVENT ATTENDEE:x change'],
  ['separators', String.raw`a, b; c\n d: "e"`, String.raw`a, b; c\n d: "e"`],
  ['control and direction marks', 'a\u0000b\u2028c\u202Ed\tE', 'a b c d E'],
  ['accents and emoji over a fold', 'é🚐'.repeat(60), 'é🚐'.repeat(60)],
  ['more than anyone reads', 'x'.repeat(3_000), 'x'.repeat(500)],
])('[ATN-08] texts of the server stay what they are: %s', (_, text, expected) => {
  const file = calendarFile([event({ summary: text, location: text, details: [text, ' ', text] })], OF);
  const [read, ...others] = eventsIn(file);
  expect(others).toEqual([]);
  expect([read!.summary, read!.location, read!.description]).toEqual([expected, expected, `${expected}\n${expected}`]);
  expect(read!.component.getAllProperties('attendee')).toEqual([]);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
