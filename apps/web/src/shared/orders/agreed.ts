import { readTabStored, storedObject, writeTabStored } from '../session/storage.ts';

/**
 * What was agreed on an order in this tab and no order says: which stored method pays, and the promotions that were
 * applied.
 */
export interface Agreed {
  readonly methodId?: number;
  readonly promotions: readonly string[];
}

const nameOf = (orderId: number): string => `agreed_${orderId}`;

export function agreedOn(orderId: number): Agreed {
  const { methodId, promotions } = storedObject(readTabStored(nameOf(orderId))) ?? {};
  return {
    methodId: typeof methodId === 'number' ? methodId : undefined,
    promotions: Array.isArray(promotions) ? promotions.map(String) : [],
  };
}

function remember(orderId: number, more: Partial<Agreed>): void {
  writeTabStored(nameOf(orderId), JSON.stringify({ ...agreedOn(orderId), ...more }));
}

export const rememberMethod = (orderId: number, methodId: number): void => remember(orderId, { methodId });

export function rememberPromotion(orderId: number, name: string): void {
  const { promotions } = agreedOn(orderId);
  if (!promotions.includes(name)) remember(orderId, { promotions: [...promotions, name] });
}
