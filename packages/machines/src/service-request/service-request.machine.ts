import { assign } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { emptyRequest } from '@wayside/domain';
import type { RequestRefusal } from '@wayside/domain';
import { isLost, isSuccess, speech, successIn } from '../shared/outcome.ts';
import { draftForToday, plainDraft } from './draft.ts';
import { pricesRegion } from './prices.region.ts';
import { scheduleStates } from './schedule.states.ts';
import { requestSetup } from './service-request.setup.ts';
import type { RequestLabel, SavedRequest, SubmitOutcome } from './service-request.types.ts';

const { say, sayWhy, failing } = speech<RequestLabel>();
const toUnknown = failing('outcomeUnknown');

function refusedFor(...reasons: readonly RequestRefusal[]) {
  return ({ event: { output } }: { event: { output: SubmitOutcome } }): boolean =>
    output.status === 'refused' && reasons.includes(output.reason);
}
/** Refusals about the vehicle or the shop, which the schedule cannot fix. */
const blocking = [
  'orderExistsAlert',
  'vehicleDeactivated',
  'vehicleNotEnrolled',
  'noAppointments',
  'heavyDutyUnsupported',
] as const;

/**
 * Requesting service: form, schedule, sending. `making` contains the request and, in parallel, its estimates.
 *
 * The draft survives every failure. `draftOf` returns it as plain data; `input.draft` or `draft.restored` restores it.
 * A refusal by the server leads to where it can be fixed: a taken time to the reloaded times, an active order to
 * `new.blocked`.
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
    sent: input.draft?.sent ?? null,
    orderId: null,
    step: input.draft?.step ?? 'new',
  }),
  initial: 'making',
  on: {
    'notice.dismissed': { actions: say(null) },
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
              description: 'Goes to the draft’s last step; a request that was already sent is looked up first.',
              always: [
                { guard: 'wasSent', target: 'checkingOutcome' },
                { guard: 'resumesSchedule', target: 'schedule' },
                { target: 'new' },
              ],
            },

            new: {
              description: 'Which services, for which vehicle and where.',
              tags: ['new'],
              initial: 'editing',
              on: {
                'vehicle.chosen': {
                  target: '.editing',
                  actions: { type: 'chooseVehicle', params: ({ event }) => event },
                },
                'shop.chosen': { target: '.editing', actions: { type: 'chooseShop', params: ({ event }) => event } },
                'service.added': { target: '.editing', actions: 'changeServices' },
                'service.removed': { target: '.editing', actions: 'changeServices' },
                'services.offered': { target: '.editing', actions: 'changeServices' },
                'position.chosen': {
                  target: '.editing',
                  actions: { type: 'choosePosition', params: ({ event }) => event },
                },
                'date.chosen': {
                  guard: { type: 'isBookable', params: ({ event }) => event },
                  actions: { type: 'chooseDate', params: ({ event }) => event },
                },
                'faultCodes.chosen': { actions: { type: 'chooseFaultCodes', params: ({ event }) => event } },
                'details.changed': { actions: { type: 'changeDetails', params: ({ event }) => event } },
                'draft.restored': { target: 'starting', actions: { type: 'restore', params: ({ event }) => event } },
                'schedule.requested': [
                  { guard: 'isBlocked', target: '.blocked', actions: 'setBlockNotice' },
                  { guard: 'isComplete', target: 'schedule', actions: say(null) },
                ],
              },
              states: {
                editing: { description: 'The user fills in the form.' },
                blocked: {
                  description: 'This vehicle or shop cannot be scheduled; the notice says why.',
                  tags: ['blocked'],
                  on: { 'block.dismissed': { target: 'editing', actions: say(null) } },
                },
              },
            },

            schedule: {
              ...scheduleStates,
              on: {
                ...scheduleStates.on,
                'back.requested': { target: 'new', actions: say(null) },
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
                    guard: isSuccess,
                    target: '#serviceRequest.sent',
                    actions: { type: 'keepOrder', params: ({ event }) => successIn(event.output) },
                  },
                  { guard: isLost, target: 'checkingOutcome' },
                  // It may have been created by this request: by an earlier attempt, or by the browser's own retry on a
                  // broken connection.
                  { guard: refusedFor('orderExistsAlert'), target: 'checkingOutcome', actions: sayWhy },
                  {
                    guard: refusedFor('slotTaken'),
                    target: 'schedule',
                    actions: ['loseSlot', say({ tone: 'error', label: 'slotTaken' })],
                  },
                  {
                    guard: refusedFor('dateOutOfRange'),
                    target: 'schedule',
                    actions: [{ type: 'chooseDate', params: { date: null } }, sayWhy],
                  },
                  { guard: refusedFor(...blocking), target: 'new.blocked', actions: sayWhy },
                  { guard: refusedFor('positionMissing'), target: 'new', actions: sayWhy },
                  {
                    guard: refusedFor('paymentMethodMissing'),
                    target: 'schedule',
                    actions: [assign({ hasStoredMethod: false }), sayWhy],
                  },
                  { target: 'schedule', actions: sayWhy },
                ],
                onError: 'checkingOutcome',
              },
              after: { responsePatience: 'checkingOutcome' },
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
                    guard: ({ event: { output } }) => output.status === 'success' && output.orderId !== null,
                    target: '#serviceRequest.sent',
                    actions: { type: 'keepOrder', params: ({ event }) => successIn(event.output) },
                  },
                  {
                    // The blocking active order is from another request.
                    guard: ({ context, event }) => event.output.status === 'success' && context.notice !== null,
                    target: 'new.blocked',
                  },
                  { guard: isSuccess, target: 'schedule', actions: say({ tone: 'error', label: 'notSent' }) },
                  toUnknown.refused,
                ],
                onError: toUnknown.broken,
              },
              after: { responsePatience: toUnknown.late },
            },

            outcomeUnknown: {
              description: 'Whether the order was created is unknown; it can be checked again.',
              tags: ['schedule', 'outcomeUnknown'],
              on: { 'outcome.retried': { target: 'checkingOutcome', actions: say(null) } },
            },
          },
        },
      },
    },

    sent: { description: 'The order exists; the screen goes to the dashboard and says so.', type: 'final' },
  },
});

/** The states in which the outcome of the sent request is open. */
const OPEN = ['submitting', 'checkingOutcome', 'outcomeUnknown'] as const;

/** The draft as plain data, to be kept across a reload or an expired sign-in; null once the request is sent. */
export function draftOf(snapshot: SnapshotFrom<typeof serviceRequestMachine>): SavedRequest | null {
  if (snapshot.status === 'done') return null;
  const { draft, sent } = snapshot.context;
  const isOpen = OPEN.some((request) => snapshot.matches({ making: { request } }));
  return {
    ...plainDraft(draft),
    step: snapshot.hasTag('schedule') ? 'schedule' : 'new',
    ...(isOpen && sent && { sent }),
  };
}
