import { assign } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { emptyRequest } from '@wayside/domain';
import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { draftForToday, plainDraft } from './draft.ts';
import { pricesRegion } from './prices.region.ts';
import { scheduleStates } from './schedule.states.ts';
import { requestSetup } from './service-request.setup.ts';
import type { SavedRequest, SubmitOutcome } from './service-request.types.ts';

/**
 * Requesting service: what for and where, then when, then sent. `making` holds the request and, beside it, the estimates.
 *
 * | state of `making.request` | what it is | left by |
 * | --- | --- | --- |
 * | `new.editing` | vehicle, shop, services and comments are chosen | `schedule.requested` once nothing is missing |
 * | `new.blocked` | vehicle or shop cannot be scheduled; the notice says why | `block.dismissed`, any other choice |
 * | `schedule.choosingDate` | no day is chosen yet | `date.chosen` |
 * | `schedule.loadingTimes` | free times are asked for; another day asks again | the answer, a time-out |
 * | `schedule.choosingTime` | times are there | `time.chosen`, `request.submitted` |
 * | `schedule.noTimes` | the day is full | `date.chosen` |
 * | `schedule.timesFailed` | the returned error | `times.retried`, `date.chosen` |
 * | `schedule.anyLocation` | all locations: no appointment to choose | `request.submitted` |
 * | `submitting` | on its way; a second press is ignored | the answer |
 * | `checkingOutcome` | the answer was lost: looks for the order before anything is sent again | the answer |
 * | `outcomeUnknown` | not even that is known | `outcome.retried` |
 * | `sent` (final, beside `making`) | the order is there | |
 *
 * `making.prices`: `idle`, `waiting` (300 ms), `loading`, `priced`, `failed` with `prices.retried`.
 *
 * Whatever fails, the draft stays. `draftOf` gives it as plain data, `input.draft` or `draft.restored` takes it up again. A refusal of the
 * server goes to where it can be put right: a taken time to the times, which are reloaded; an active order to `new.blocked`.
 */
export const serviceRequestMachine = requestSetup.createMachine({
  id: 'serviceRequest',
  context: ({ input }) => ({
    draft: input.draft ? draftForToday(input.draft, input.today) : emptyRequest,
    today: input.today,
    payer: input.payer,
    hasStoredMethod: input.hasStoredMethod ?? null,
    requiresEnrolment: input.requiresEnrolment ?? false,
    prices: null,
    times: null,
    notice: null,
    sent: null,
    orderId: null,
    step: input.draft?.step ?? 'new',
  }),
  initial: 'making',
  on: {
    'notice.dismissed': { actions: { type: 'tell', params: { notice: null } } },
    'paymentMethods.loaded': { actions: assign({ hasStoredMethod: ({ event }) => event.hasStoredMethod }) },
  },
  states: {
    making: {
      description: 'The request is being made; its estimates load beside it.',
      type: 'parallel',
      states: {
        prices: pricesRegion,
        request: {
          description: 'What for and where, when, and sending it.',
          initial: 'starting',
          states: {
            starting: {
              description: 'Goes to where the draft was left.',
              always: [{ guard: 'resumesSchedule', target: 'schedule' }, { target: 'new' }],
            },

            new: {
              description: 'What is to be done, to which vehicle and where.',
              tags: ['new'],
              initial: 'editing',
              on: {
                'vehicle.chosen': { target: '.editing', actions: { type: 'chooseVehicle', params: ({ event }) => event } },
                'shop.chosen': { target: '.editing', actions: { type: 'chooseShop', params: ({ event }) => event } },
                'service.added': { target: '.editing', actions: 'changeServices' },
                'service.removed': { target: '.editing', actions: 'changeServices' },
                'services.offered': { target: '.editing', actions: 'changeServices' },
                'position.chosen': { target: '.editing', actions: { type: 'choosePosition', params: ({ event }) => event } },
                'faultCodes.chosen': { actions: { type: 'chooseFaultCodes', params: ({ event }) => event } },
                'details.changed': { actions: { type: 'changeDetails', params: ({ event }) => event } },
                'draft.restored': { target: 'starting', actions: { type: 'restore', params: ({ event }) => event } },
                'schedule.requested': [
                  { guard: 'isBlocked', target: '.blocked', actions: 'tellBlock' },
                  { guard: 'isComplete', target: 'schedule', actions: { type: 'tell', params: { notice: null } } },
                ],
              },
              states: {
                editing: { description: 'The form waits to be filled in.' },
                blocked: {
                  description: 'This vehicle or shop cannot be scheduled; the notice says why.',
                  tags: ['blocked'],
                  on: { 'block.dismissed': { target: 'editing', actions: { type: 'tell', params: { notice: null } } } },
                },
              },
            },

            schedule: {
              ...scheduleStates,
              on: {
                ...scheduleStates.on,
                'back.requested': { target: 'new', actions: { type: 'tell', params: { notice: null } } },
              },
            },

            submitting: {
              description: 'The request is on its way; everything else is ignored.',
              tags: ['schedule', 'busy'],
              invoke: {
                id: 'submit',
                src: 'submit',
                input: ({ context }) => context.sent!,
                onDone: [
                  {
                    guard: ({ event }) => event.output.status === 'success',
                    target: '#serviceRequest.sent',
                    actions: { type: 'keepOrder', params: ({ event }) => ({ orderId: orderIdOf(event.output) }) },
                  },
                  { guard: ({ event }) => event.output.status === 'lost', target: 'checkingOutcome' },
                  {
                    // It may be the one of this request: of a try before, or of one that the browser repeated by itself on a broken connection.
                    guard: ({ event }) => reasonOf(event.output) === 'orderExistsAlert',
                    target: 'checkingOutcome',
                    actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
                  },
                  {
                    guard: ({ event }) => reasonOf(event.output) === 'slotTaken',
                    target: 'schedule',
                    actions: ['loseSlot', { type: 'tell', params: { notice: { tone: 'error', label: 'slotTaken' } } }],
                  },
                  {
                    guard: ({ event }) => reasonOf(event.output) === 'dateOutOfRange',
                    target: 'schedule',
                    actions: [
                      { type: 'chooseDate', params: { date: null } },
                      { type: 'tell', params: ({ event }) => noticeIn(event.output) },
                    ],
                  },
                  {
                    guard: ({ event }) => blocking.has(reasonOf(event.output)),
                    target: 'new.blocked',
                    actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
                  },
                  {
                    guard: ({ event }) => reasonOf(event.output) === 'positionMissing',
                    target: 'new',
                    actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
                  },
                  {
                    guard: ({ event }) => reasonOf(event.output) === 'paymentMethodMissing',
                    target: 'schedule',
                    actions: [assign({ hasStoredMethod: false }), { type: 'tell', params: ({ event }) => noticeIn(event.output) }],
                  },
                  { target: 'schedule', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) } },
                ],
                onError: 'checkingOutcome',
              },
              after: { answerPatience: 'checkingOutcome' },
            },

            checkingOutcome: {
              description: 'The answer was lost: looks whether the order was made before anything is sent again.',
              tags: ['schedule', 'busy'],
              invoke: {
                id: 'findRequest',
                src: 'findRequest',
                input: ({ context }) => context.sent!,
                onDone: [
                  {
                    guard: ({ event }) => event.output.status === 'success' && event.output.orderId !== null,
                    target: '#serviceRequest.sent',
                    actions: {
                      type: 'keepOrder',
                      params: ({ event }) => ({ orderId: event.output.status === 'success' ? event.output.orderId : null }),
                    },
                  },
                  {
                    // The active order that was in the way is somebody else's.
                    guard: ({ context, event }) => event.output.status === 'success' && context.notice !== null,
                    target: 'new.blocked',
                  },
                  {
                    guard: ({ event }) => event.output.status === 'success',
                    target: 'schedule',
                    actions: { type: 'tell', params: { notice: { tone: 'error', label: 'notSent' } } },
                  },
                  {
                    target: 'outcomeUnknown',
                    actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
                  },
                ],
                onError: { target: 'outcomeUnknown', actions: { type: 'tell', params: { notice: failedNotice } } },
              },
              after: { answerPatience: { target: 'outcomeUnknown', actions: { type: 'tell', params: { notice: lateNotice } } } },
            },

            outcomeUnknown: {
              description: 'Whether the order was made is not known yet; it can be checked again.',
              tags: ['schedule', 'outcomeUnknown'],
              on: { 'outcome.retried': { target: 'checkingOutcome', actions: { type: 'tell', params: { notice: null } } } },
            },
          },
        },
      },
    },

    sent: { description: 'The order is there; the screen goes to the dashboard and says so.', type: 'final' },
  },
});

/** Refusals that are about the vehicle or the shop: the schedule cannot put them right. */
const blocking = new Set<string | undefined>([
  'orderExistsAlert',
  'vehicleDeactivated',
  'vehicleNotEnrolled',
  'noAppointments',
  'heavyDutyUnsupported',
]);

const reasonOf = (outcome: SubmitOutcome) => (outcome.status === 'refused' ? outcome.reason : undefined);
const orderIdOf = (outcome: SubmitOutcome) => (outcome.status === 'success' ? outcome.orderId : null);

/** The draft as plain data, to be kept over a reload or an expired sign-in; null once the request is sent. */
export function draftOf(snapshot: SnapshotFrom<typeof serviceRequestMachine>): SavedRequest | null {
  if (snapshot.status === 'done') return null;
  return { ...plainDraft(snapshot.context.draft), step: snapshot.hasTag('schedule') ? 'schedule' : 'new' };
}
