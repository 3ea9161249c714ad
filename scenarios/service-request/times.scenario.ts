import { scenariosWith } from '../define.ts';
import { askForTimes, press, requestService } from '../reach.ts';

const brands = ['default'] as const;

const scenario = scenariosWith({
  brands,
  start: '/service_request/new?vehicle=500006&shop=33&service=101',
  signedIn: true,
});

export const noTimes = scenario({
  id: 'service-request/no-times',
  title: 'The shop has no times available',
  story: 'Whatever day is chosen, the shop is fully booked.',
  answers: { getShopSchedule: { example: 'empty' } },
  reach: askForTimes,
});

const lookForTimes = (see: string) => [
  press('button', 'schedule appointment', 'Earliest time'),
  press('button', 'Earliest time', see),
];

export const noTimesThisWeek = scenario({
  id: 'service-request/no-times-this-week',
  title: 'The shop has no times this week',
  story: 'Seven days without an available time: “Look further” goes on through the rest of the month and finds one.',
  answers: { getShopSchedule: { example: 'empty', calls: [1, 2, 3, 4, 5, 6, 7] } },
  reach: lookForTimes('Look further'),
});

export const daysFail = scenario({
  id: 'service-request/days-fail-once',
  title: 'Some days of the shop cannot be loaded',
  story:
    'While the page looks for the earliest time, two days fail: a time is found all the same, and trying again finds an earlier one.',
  answers: { getShopSchedule: { example: 'empty', calls: [1, 2] } },
  faults: [{ kind: 'server-error', operation: 'getShopSchedule', calls: [2, 4] }],
  reach: lookForTimes('First available time'),
});

export const timesFail = scenario({
  id: 'service-request/times-fail-once',
  title: 'The times cannot be loaded',
  story: 'The shop’s schedule cannot be loaded; the server’s message is shown, and trying again helps.',
  answers: { getShopSchedule: { example: 'scheduleUnavailable', calls: [1] } },
  reach: askForTimes,
});

export const slotTaken = scenario({
  id: 'service-request/slot-taken',
  title: 'Someone else takes the time first',
  story: 'The times are reloaded, everything else stays.',
  answers: { createOrder: { example: 'slotTaken', calls: [1] } },
  reach: requestService,
});

export const orderAppears = scenario({
  id: 'service-request/order-appears',
  title: 'Someone else requests service for the vehicle first',
  story: 'The server refuses a second active order; the request goes back to the vehicle.',
  answers: { createOrder: { example: 'activeOrderExists' } },
  reach: requestService,
});

export const deactivatedDuringRequest = scenario({
  id: 'service-request/deactivated-during-request',
  title: 'The vehicle has been deactivated',
  story: 'The server refuses; the request goes back to the vehicle.',
  answers: { createOrder: { example: 'vehicleDeactivated' } },
  reach: requestService,
});

export const unenrolledDuringRequest = scenario({
  id: 'service-request/unenrolled-during-request',
  title: 'The vehicle is no longer enrolled',
  story: 'The server refuses; the request goes back to the vehicle.',
  answers: { createOrder: { example: 'vehicleNotEnrolled' } },
  reach: requestService,
});

export const heavyDutyRefused = scenario({
  id: 'service-request/shop-refuses-size',
  title: 'The shop does not take the vehicle after all',
  story: 'The server says that the shop does not service vehicles of this size.',
  answers: { createOrder: { example: 'heavyDutyUnsupported' } },
  reach: requestService,
});

export const noAppointmentsAnyMore = scenario({
  id: 'service-request/no-appointments-any-more',
  title: 'The shop no longer takes appointments',
  story: 'The server refuses the appointment; another shop has to be chosen.',
  answers: { createOrder: { example: 'noAppointments' } },
  reach: requestService,
});

export const positionMissing = scenario({
  id: 'service-request/position-missing',
  title: 'A service needs a position after all',
  story: 'The server requires a position; the request goes back to the services.',
  answers: { createOrder: { example: 'positionMissing', calls: [1] } },
  reach: requestService,
});

export const dateOutOfRange = scenario({
  id: 'service-request/date-out-of-range',
  title: 'The day is too far ahead',
  story: 'The server refuses the day; another one has to be chosen.',
  answers: { createOrder: { example: 'dateOutOfRange', calls: [1] } },
  reach: requestService,
});

export const invalid = scenario({
  id: 'service-request/refused-with-two-messages',
  title: 'The request is refused for two reasons',
  story: 'The server returns two messages, which the alert joins with a comma.',
  answers: {
    createOrder: { status: 422, body: { errors: ['The shop is closed that week', 'The PO number is not known'] } },
  },
  reach: requestService,
});

export const serverFails = scenario({
  id: 'service-request/server-error-once',
  title: 'The server fails once',
  story: 'The server returns an error; sending the request again helps.',
  faults: [{ kind: 'server-error', operation: 'createOrder', calls: [1] }],
  reach: requestService,
});

export const answerLost = scenario({
  id: 'service-request/answer-lost',
  title: 'The response to the request is lost',
  story:
    'The order was created, but its response was cut off: the app looks for the order and does not send a second request.',
  faults: [{ kind: 'truncated-response', operation: 'createOrder', calls: [1] }],
  reach: requestService,
});

export const outcomeUnknown = scenario({
  id: 'service-request/outcome-unknown',
  title: 'It is unknown whether the request arrived',
  story: 'The response is lost and the orders do not load: nothing is sent again until the outcome is known.',
  faults: [
    { kind: 'truncated-response', operation: 'createOrder', calls: [1] },
    { kind: 'server-error', operation: 'listFleetOrders', calls: [1] },
  ],
  reach: requestService,
});

export const repeatedByBrowser = scenario({
  id: 'service-request/connection-breaks',
  title: 'The connection breaks while the request is sent',
  story:
    'The order was created. Some browsers repeat the call on their own and are refused because of the active order: it is recognized as the one from this request.',
  faults: [{ kind: 'connection-reset', operation: 'createOrder', calls: [1] }],
  reach: requestService,
});

export const held = scenario({
  id: 'service-request/slow-times-and-answer',
  title: 'Times and response are slow',
  story: 'The times for the first day are held, and so is the response to the request: pressing again sends nothing.',
  roles: ['Owner', 'Manager'],
  faults: [
    { kind: 'hold', operation: 'getShopSchedule', calls: [1] },
    { kind: 'hold', operation: 'createOrder', calls: [1] },
  ],
  reach: [
    ...askForTimes,
    press('button', 'Thursday, March 19, 2026', '02:00 PM'),
    press('radio', '02:00 PM', 'Schedule service'),
    press('button', 'Schedule service'),
  ],
});
