import { instantOf, limitTo } from '@wayside/domain';
import type { ShopAddress } from '@wayside/domain';
import { ICalCalendar, ICalEventStatus } from 'ical-generator';

/** An appointment in words. What the server sent may have any length and any line breaks. */
export interface OrderEvent {
  readonly orderId: number;
  readonly appointment: string | null;
  readonly isConfirmed: boolean;
  readonly summary: string;
  readonly location: string;
  /** One under the other. */
  readonly details: readonly string[];
  readonly href: string;
}

/** More is cut: calendar programs show the beginning. */
const LONGEST = 500;

/** On one line, without what can't be printed. */
const plain = (text: string): string => limitTo(text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim(), LONGEST);

type Address = Omit<ShopAddress, 'name'> & { readonly zip?: string | null };

/** Where an appointment is. The name of a shop is left out if its street has it: some are named after their street. */
export function locationOf(name: string, shop: Address | null | undefined): string {
  const { address_line1: street, city, state, zip } = shop ?? {};
  const isInStreet = street?.toLowerCase().includes(name.trim().toLowerCase());
  return [!isInStreet && name, street, city, state, zip].filter(Boolean).join(', ');
}

export interface CalendarOf {
  /** What wrote the file. */
  readonly product: string;
  /** Of the brand: `https://canada.example`. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * Appointments as a file for calendar programs (RFC 5545): instants in UTC, so that each program shows them in its own
 * zone. An order has the same UID in every file, by which programs replace the appointment they already have. Orders
 * without an appointment are left out. Events have no end, because the server doesn't send how long an appointment takes.
 */
export function calendarFile(events: readonly OrderEvent[], { product, origin, now }: CalendarOf): string {
  const calendar = new ICalCalendar({ prodId: { company: plain(product), product: 'Wayside' } });
  const host = new URL(origin).hostname;
  for (const { orderId, appointment, isConfirmed, summary, location, details, href } of events) {
    const start = instantOf(appointment);
    if (start)
      calendar.createEvent({
        id: `order-${orderId}@${host}`,
        start,
        stamp: now,
        status: isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
        summary: plain(summary),
        location: plain(location),
        description: details.map(plain).filter(Boolean).join('\n'),
        url: `${origin}${href}`,
      });
  }
  return calendar.toString();
}
