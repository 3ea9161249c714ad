import type { RequestShop, RequestedService } from '@wayside/domain';

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
