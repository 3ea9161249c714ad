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
 * Requesting service: form, schedule, sending. `making` contains the request and, in parallel, its estimates.
 *
 * | state of `making.request` | what it is | left by |
 * | --- | --- | --- |
 * | `new.editing` | the user chooses vehicle, shop, services and comments | `schedule.requested` once nothing is missing |
 * | `new.blocked` | vehicle or shop cannot be scheduled; the notice says why | `block.dismissed`, any other choice |
 * | `schedule.choosingDate` | no date chosen yet | `date.chosen` |
 * | `schedule.loadingTimes` | free times are loading; another day restarts the call | the response, a timeout |
 * | `schedule.choosingTime` | times are loaded | `time.chosen`, `request.submitted` |
 * | `schedule.noTimes` | the day is full | `date.chosen` |
 * | `schedule.timesFailed` | loading failed | `times.retried`, `date.chosen` |
 * | `schedule.anyLocation` | all locations: no appointment to choose | `request.submitted` |
 * | `submitting` | the request is sent; a second submit is ignored | the response |
 * | `checkingOutcome` | the response was lost: looks for the order before anything is sent again | the response |
 * | `outcomeUnknown` | the check failed too | `outcome.retried` |
 * | `sent` (final, next to `making`) | the order exists | |
 *
 * `making.prices`: `idle`, `waiting` (300 ms), `loading`, `priced`, `failed` with `prices.retried`.
 *
 * The draft survives every failure. `draftOf` returns it as plain data; `input.draft` or `draft.restored` restores it. A refusal by the
 * server leads to where it can be fixed: a taken time to the reloaded times, an active order to `new.blocked`.
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
    'notice.dismissed': { actions: { type: 'setNotice', params: { notice: null } } },
    'paymentMethods.loaded': { actions: assign({ hasStoredMethod: ({ event }) => event.hasStoredMethod }) },
  },
  states: {
    making: {
      description: 'Making the request; its estimates load in parallel.',
      type: 'parallel',
      states: {
        prices: pricesRegion,
        request: {
          description: 'The form, the schedule, and sending the request.',
          initial: 'starting',
          states: {
            starting: {
              description: 'Goes to the draft’s last step.',
              always: [{ guard: 'resumesSchedule', target: 'schedule' }, { target: 'new' }],
            },

            new: {
              description: 'Which services, for which vehicle and where.',
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
                  { guard: 'isBlocked', target: '.blocked', actions: 'setBlockNotice' },
                  { guard: 'isComplete', target: 'schedule', actions: { type: 'setNotice', params: { notice: null } } },
                ],
              },
              states: {
                editing: { description: 'The user fills in the form.' },
                blocked: {
                  description: 'This vehicle or shop cannot be scheduled; the notice says why.',
                  tags: ['blocked'],
                  on: { 'block.dismissed': { target: 'editing', actions: { type: 'setNotice', params: { notice: null } } } },
                },
              },
            },

            schedule: {
              ...scheduleStates,
              on: {
                ...scheduleStates.on,
                'back.requested': { target: 'new', actions: { type: 'setNotice', params: { notice: null } } },
              },
            },

            submitting: {
              description: 'Sending the request; everything else is ignored.',
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
                    // It may have been created by this request: by an earlier attempt, or by the browser's own retry on a broken connection.
                    guard: ({ event }) => reasonOf(event.output) === 'orderExistsAlert',
                    target: 'checkingOutcome',
                    actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
                  },
                  {
                    guard: ({ event }) => reasonOf(event.output) === 'slotTaken',
                    target: 'schedule',
                    actions: ['loseSlot', { type: 'setNotice', params: { notice: { tone: 'error', label: 'slotTaken' } } }],
                  },
                  {
                    guard: ({ event }) => reasonOf(event.output) === 'dateOutOfRange',
                    target: 'schedule',
                    actions: [
                      { type: 'chooseDate', params: { date: null } },
                      { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
                    ],
                  },
                  {
                    guard: ({ event }) => blocking.has(reasonOf(event.output)),
                    target: 'new.blocked',
                    actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
                  },
                  {
                    guard: ({ event }) => reasonOf(event.output) === 'positionMissing',
                    target: 'new',
                    actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
                  },
                  {
                    guard: ({ event }) => reasonOf(event.output) === 'paymentMethodMissing',
                    target: 'schedule',
                    actions: [assign({ hasStoredMethod: false }), { type: 'setNotice', params: ({ event }) => noticeIn(event.output) }],
                  },
                  { target: 'schedule', actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) } },
                ],
                onError: 'checkingOutcome',
              },
              after: { answerPatience: 'checkingOutcome' },
            },

            checkingOutcome: {
              description: 'The response was lost: checks whether the order was created before anything is sent again.',
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
                    // The blocking active order is from another request.
                    guard: ({ context, event }) => event.output.status === 'success' && context.notice !== null,
                    target: 'new.blocked',
                  },
                  {
                    guard: ({ event }) => event.output.status === 'success',
                    target: 'schedule',
                    actions: { type: 'setNotice', params: { notice: { tone: 'error', label: 'notSent' } } },
                  },
                  {
                    target: 'outcomeUnknown',
                    actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
                  },
                ],
                onError: { target: 'outcomeUnknown', actions: { type: 'setNotice', params: { notice: failedNotice } } },
              },
              after: { answerPatience: { target: 'outcomeUnknown', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
            },

            outcomeUnknown: {
              description: 'Whether the order was created is unknown; it can be checked again.',
              tags: ['schedule', 'outcomeUnknown'],
              on: { 'outcome.retried': { target: 'checkingOutcome', actions: { type: 'setNotice', params: { notice: null } } } },
            },
          },
        },
      },
    },

    sent: { description: 'The order exists; the screen goes to the dashboard and says so.', type: 'final' },
  },
});

/** Refusals about the vehicle or the shop, which the schedule cannot fix. */
const blocking = new Set<string | undefined>([
  'orderExistsAlert',
  'vehicleDeactivated',
  'vehicleNotEnrolled',
  'noAppointments',
  'heavyDutyUnsupported',
]);

const reasonOf = (outcome: SubmitOutcome) => (outcome.status === 'refused' ? outcome.reason : undefined);
const orderIdOf = (outcome: SubmitOutcome) => (outcome.status === 'success' ? outcome.orderId : null);

/** The draft as plain data, to be kept across a reload or an expired sign-in; null once the request is sent. */
export function draftOf(snapshot: SnapshotFrom<typeof serviceRequestMachine>): SavedRequest | null {
  if (snapshot.status === 'done') return null;
  return { ...plainDraft(snapshot.context.draft), step: snapshot.hasTag('schedule') ? 'schedule' : 'new' };
}
