import type { RequestShop, RequestedService } from '@wayside/domain';

/** "4182 Front St, Portland, OR" */
export const shopAddress = ({ address_line1, city, state }: Pick<RequestShop, 'address_line1' | 'city' | 'state'>): string =>
  [address_line1, city, state].filter(Boolean).join(', ');

/** A catalog service in the form that a request uses. */
export const asRequested = (
  { id, name, positionOptions }: Pick<RequestedService, 'id' | 'name' | 'positionOptions'>,
  position: string | null = null,
): RequestedService => ({ id, name, position, positionOptions });
