import { scenarios } from '@wayside/scenarios';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './everyday.ts';
import { filtered } from './filter.ts';

const all = [...scenarios.values()].filter(({ id }) => !id.startsWith('failures/'));
function found(q: string) {
  const { scenarios: matches, isPart } = filtered(all, {
    q,
    brand: undefined,
    role: undefined,
    area: undefined,
    kind: undefined,
  });
  return { ids: matches.map(({ id }) => id), isPart };
}

describe('the search of the gallery finds what people say', () => {
  it.each([
    ['driver cannot approve', 'order-approval/not-an-approver'],
    ['a driver who can’t approve an order', 'order-approval/not-an-approver'],
    ['approving an order', 'stories/approving-an-order'],
    ['someone approved it at the same time', 'order-approval/approved-at-the-same-time'],
    ['wrong password', 'access/wrong-password'],
    ['login fails', 'access/wrong-password'],
    ['no vehicles', 'vehicles/none'],
    ['card declined', 'payments/declined'],
    ['booking without payment method', 'service-request/no-payment-method'],
    ['slow search', 'palette/slow-search'],
    ['expired card', 'order-approval/expired-card'],
    ['forbidden transfer', 'transfer/forbidden'],
    ['nothing to do', 'attention/quiet-fleet'],
    ['walkthrough', 'stories/sign-in-with-code'],
    ['demo', 'stories/sign-in-with-code'],
    ['dark', 'palette/slow-search'],
    ['français', 'access/wrong-password-french'],
    ['Québec', 'brands/canada'],
    ['500 while saving', 'account/preferences-server-error'],
    ['server fails while saving', 'account/preferences-server-error'],
    ['concurrent', 'users/changed-by-another'],
    ['two people change the same thing', 'policies/changed-by-another'],
    ['management company without fleets', 'fleets/no-fleets'],
  ])('%s', (search, id) => {
    const { ids, isPart } = found(search);
    expect(ids).toContain(id);
    // The first screen of the gallery.
    expect([isPart, ids.indexOf(id) < 12]).toEqual([false, true]);
  });

  it('in a sentence that no scenario has whole, those that have the most of it', () => {
    const { ids, isPart } = found('driver license expired xylophone');
    expect([isPart, ids.length > 0]).toEqual([true, true]);
    expect(found('xylophone zither').ids).toEqual([]);
  });

  it('small words count for nothing, unless there are no others', () => {
    expect(wordsOf('Who may approve the order?')).toEqual(['approve', 'order']);
    expect(wordsOf('the')).toEqual(['the']);
  });
});
