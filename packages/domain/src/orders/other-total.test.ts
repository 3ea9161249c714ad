import { expect, it } from 'vitest';
import type { ReviewLine } from './order-approval.ts';
import { whyOtherTotal } from './other-total.ts';
import type { ApprovalStep, OtherTotal } from './other-total.ts';

const line = (id: number, status: ReviewLine['status'], total: number): ReviewLine => ({
  id,
  name: 'Oil change',
  position: null,
  status,
  price: total,
  total,
  service_miles: null,
  service_kilometers: null,
  odometer_config: null,
});
const whole = [line(1, 'approved', 100), line(2, 'approved', 50)];
const partly = [line(1, 'approved', 100), line(2, 'rejected', 50)];

it.each<[string, ApprovalStep['activity_type'], number | null, number | null, ReviewLine[], OtherTotal[]]>([
  ['the same', 'approval_requested', 150, 150, whole, []],
  ['the same but for rounding', 'approved', 150, 150.001, whole, []],
  ['one not known', 'approval_requested', null, 150, whole, []],
  ['the other not known', 'approval_requested', 150, null, whole, []],
  ['lines declined', 'approval_requested', 150, 100, partly, ['beforeDeclining']],
  ['a promotion', 'approval_requested', 150, 135, whole, ['beforePromotion']],
  ['both', 'approval_requested', 150, 90, partly, ['beforeDeclining', 'beforePromotion']],
  ['what was declined', 'rejected', 50, 100, partly, ['declinedOnly']],
  ['other prices since', 'approval_requested', 140, 150, whole, ['estimate']],
  ['other prices after approval', 'approved', 140, 150, whole, ['estimate']],
])(
  '[VOR-12] the total of a step and of its order: %s',
  (_title, activity_type, stepTotal, total, order_services, why) => {
    expect(whyOtherTotal({ activity_type, total: stepTotal }, { total, order_services })).toEqual(why);
  },
);
