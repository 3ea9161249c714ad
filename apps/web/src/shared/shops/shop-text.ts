import { formatDate, formatSlot } from '@wayside/domain';
import type { RequestShop, RequestedService, ServiceRequestDraft } from '@wayside/domain';
import { brand } from '../brand/brand.ts';

/** "4182 Front St, Portland, OR" */
export function shopAddress({
  address_line1,
  city,
  state,
}: Pick<RequestShop, 'address_line1' | 'city' | 'state'>): string {
  return [address_line1, city, state].filter(Boolean).join(', ');
}

/** A catalog service in the form that a request uses. */
export function asRequested(
  { id, name, positionOptions }: Pick<RequestedService, 'id' | 'name' | 'positionOptions'>,
  position: string | null = null,
): RequestedService {
  return { id, name, position, positionOptions };
}

/** A day and time at a shop, `03-12-2026 · 01:30 PM`; empty until both are chosen. */
export function appointmentOf({ date, time }: Pick<ServiceRequestDraft, 'date' | 'time'>): string {
  return [date && formatDate(date, brand.region), time && formatSlot(time)].filter(Boolean).join(' · ');
}
