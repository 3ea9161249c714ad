import { changedByOthers, hasAll } from '@wayside/domain/schemas';
import type { FormVehicle } from '@wayside/domain/schemas';
import { and, assign, emit, fromPromise, not, setup } from 'xstate';
import { failedNotice, lateNotice, noticeIn, notProvided, waits } from '../shared/answer.ts';
import type {
  VehicleCreate,
  VehicleFormContext,
  VehicleFormEmitted,
  VehicleFormEvent,
  VehicleFormInput,
  VehicleNotice,
  VehicleReadOutcome,
  VehicleSaveOutcome,
  VehicleSearch,
  VehicleUpdate,
} from './vehicle-form.types.ts';

const vehicleIn = (outcome: VehicleReadOutcome | VehicleSaveOutcome): FormVehicle | null =>
  outcome.status === 'success' ? outcome.vehicle : null;

const vehicleFormSetup = setup({
  types: {
    context: {} as VehicleFormContext,
    events: {} as VehicleFormEvent,
    input: {} as VehicleFormInput,
    emitted: {} as VehicleFormEmitted,
    /** `identity` and `details`: the steps of a new vehicle; `busy`: waiting for a response; `sent`: the server may have it already. */
    tags: {} as 'identity' | 'details' | 'busy' | 'sent',
  },
  actors: {
    createVehicle: fromPromise<VehicleSaveOutcome, VehicleCreate>(notProvided('createVehicle')),
    updateVehicle: fromPromise<VehicleSaveOutcome, VehicleUpdate>(notProvided('updateVehicle')),
    readVehicle: fromPromise<VehicleReadOutcome, { id: number }>(notProvided('readVehicle')),
    /** Looks for a vehicle whose create response was lost. */
    findVehicle: fromPromise<VehicleReadOutcome, VehicleSearch>(notProvided('findVehicle')),
    /** Reads a vehicle whose update response was lost. */
    confirmUpdate: fromPromise<VehicleReadOutcome, VehicleUpdate>(notProvided('confirmUpdate')),
  },
  delays: waits,
  actions: {
    send: assign(({ event }, { during }: { during: 'lookup' | 'save' }) =>
      'body' in event ? { body: event.body, knownIds: event.knownIds, during, failure: null } : {},
    ),
    fail: assign(({ context: { during } }, { notice }: { notice: VehicleNotice }) => ({ failure: { during, notice } })),
    clear: assign({ failure: null }),
    take: assign((_, { vehicle }: { vehicle: FormVehicle | null }) => (vehicle ? { vehicle, theirs: null } : {})),
    compare: assign((_, { vehicle }: { vehicle: FormVehicle | null }) => ({ theirs: vehicle })),
    /** From now on their version is what ours is compared with. */
    standOnTheirs: assign(({ context: { theirs, vehicle } }) => ({ vehicle: theirs ?? vehicle, theirs: null })),
    tellFound: emit(({ context }) => ({ type: 'vehicle.found' as const, vehicle: context.vehicle! })),
    tellSaved: emit(({ context }) => ({ type: 'vehicle.saved' as const, vehicle: context.vehicle! })),
  },
  guards: {
    isNew: ({ context }) => context.vehicle === null,
    hasSteps: ({ context }) => context.mode === 'add',
    isAtDetails: ({ context }) => context.isAtDetails,
    isLookup: ({ context }) => context.during === 'lookup',
    /** Nothing was changed, so there is nothing to send. */
    isUnchanged: ({ event }) => 'body' in event && Object.keys(event.body).length === 0,
    isThere: (_, { outcome }: { outcome: VehicleReadOutcome | VehicleSaveOutcome }) => vehicleIn(outcome) !== null,
    isFailure: (_, { outcome }: { outcome: VehicleReadOutcome | VehicleSaveOutcome }) => outcome.status === 'failure',
    isLost: (_, { outcome }: { outcome: VehicleSaveOutcome }) => outcome.status === 'lost',
    isGone: (_, { outcome }: { outcome: VehicleSaveOutcome }) => outcome.status === 'gone',
    isAsSent: ({ context }, { outcome }: { outcome: VehicleReadOutcome }) => {
      const vehicle = vehicleIn(outcome);
      return vehicle !== null && hasAll(vehicle, context.body);
    },
    isOurs: ({ context }, { outcome }: { outcome: VehicleReadOutcome }) => {
      const vehicle = vehicleIn(outcome);
      return vehicle !== null && context.vehicle !== null && changedByOthers(context.vehicle, vehicle, context.body).length === 0;
    },
  },
});

const toReturning = (notice: VehicleNotice) => ({ target: 'returning', actions: { type: 'fail', params: { notice } } }) as const;
const gone = toReturning({ tone: 'error', label: 'gone' });
const notSaved = toReturning({ tone: 'error', label: 'notSaved' });
const unknown = (target: 'creationUnknown' | 'updateUnknown', notice: VehicleNotice) =>
  ({ target, actions: { type: 'fail', params: { notice } } }) as const;

/** A vehicle that exists is updated, whoever created it; a new one is created. */
const submitted = [
  { guard: and(['isUnchanged', not('isNew')]), target: 'saved' },
  { guard: 'isNew', target: 'creating', actions: { type: 'send', params: { during: 'save' } } },
  { guard: 'hasSteps', target: 'updating', actions: { type: 'send', params: { during: 'save' } } },
  { target: 'checking', actions: { type: 'send', params: { during: 'save' } } },
] as const;

/**
 * Adding a vehicle in two steps, or editing one in a single step.
 *
 * | state | meaning | left by |
 * | --- | --- | --- |
 * | `starting` | goes to where the form begins, or was left by a reload | immediately |
 * | `identity` | step 1: VIN, or year, make and model | `vin.entered`, `step.continued` |
 * | `details` | step 2: odometer, plate and names | `vehicle.submitted`, `step.returned` |
 * | `editing` | the one step of an existing vehicle | `vehicle.submitted` |
 * | `creating` | a new vehicle is on its way: by its VIN alone, or with everything | the response |
 * | `checkingCreation` | that response was lost: looks whether the vehicle is there | the response |
 * | `creationUnknown` | that failed, too; nothing is sent again | `outcome.retried` |
 * | `checking` | looks whether someone else changed the same fields | the response |
 * | `updating` | the changes are on their way | the response |
 * | `checkingUpdate` | that response was lost: looks whether the changes are there | the response |
 * | `updateUnknown` | that failed, too | `outcome.retried` |
 * | `conflict` | someone else changed the same fields | `mine.kept`, `theirs.taken` |
 * | `created` | it exists | immediately |
 * | `returning` | after a failure: back to step 1 (ERR2-06) | immediately |
 * | `saved` | the server has everything | |
 */
export const vehicleFormMachine = vehicleFormSetup.createMachine({
  id: 'vehicleForm',
  context: ({ input: { mode, vehicle, isAtDetails = false } }) => ({
    mode,
    isAtDetails,
    vehicle,
    during: 'save',
    body: {},
    knownIds: null,
    failure: null,
    theirs: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Goes to where the form begins, or was left by a reload.',
      always: [{ guard: 'isAtDetails', target: 'details' }, { guard: 'hasSteps', target: 'identity' }, { target: 'editing' }],
    },

    identity: {
      description: 'Step 1 of a new vehicle: its VIN, or year, make and model.',
      tags: ['identity'],
      on: {
        'vin.entered': [
          { guard: not('isNew'), target: 'details', actions: 'clear' },
          { target: 'creating', actions: { type: 'send', params: { during: 'lookup' } } },
        ],
        'step.continued': { target: 'details', actions: 'clear' },
      },
    },

    details: {
      description: 'Step 2 of a new vehicle. If its VIN was looked up, the vehicle exists already.',
      tags: ['details'],
      on: { 'step.returned': 'identity', 'vehicle.submitted': submitted },
    },

    editing: {
      description: 'An existing vehicle, in one step.',
      on: { 'vehicle.submitted': submitted },
    },

    creating: {
      description: 'The new vehicle is on its way; a second press is ignored.',
      tags: ['busy', 'sent'],
      invoke: {
        id: 'create',
        src: 'createVehicle',
        input: ({ context: { body } }) => ({ body }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ outcome: event.output }) },
            target: 'created',
            actions: { type: 'take', params: ({ event }) => ({ vehicle: vehicleIn(event.output) }) },
          },
          { guard: { type: 'isLost', params: ({ event }) => ({ outcome: event.output }) }, target: 'checkingCreation' },
          { target: 'returning', actions: { type: 'fail', params: ({ event }) => noticeIn(event.output as { status: string }) } },
        ],
        onError: toReturning(failedNotice),
      },
      after: { answerPatience: 'checkingCreation' },
    },

    created: {
      description: 'The vehicle exists: with everything, or by its VIN, with step 2 still to come.',
      always: [{ guard: 'isLookup', target: 'details', actions: 'tellFound' }, { target: 'saved' }],
    },

    checkingCreation: {
      description: 'The answer was lost: looks whether the vehicle is there before anything is sent again.',
      tags: ['busy', 'sent'],
      invoke: {
        id: 'find',
        src: 'findVehicle',
        input: ({ context: { body, knownIds } }) => ({ body, knownIds }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ outcome: event.output }) },
            target: 'created',
            actions: { type: 'take', params: ({ event }) => ({ vehicle: vehicleIn(event.output) }) },
          },
          {
            guard: { type: 'isFailure', params: ({ event }) => ({ outcome: event.output }) },
            target: 'creationUnknown',
            actions: { type: 'fail', params: ({ event }) => noticeIn(event.output) },
          },
          notSaved,
        ],
        onError: unknown('creationUnknown', failedNotice),
      },
      after: { answerPatience: unknown('creationUnknown', lateNotice) },
    },

    creationUnknown: {
      description: 'Nobody knows whether it was added; it can be looked up again, but not sent again.',
      on: { 'outcome.retried': 'checkingCreation' },
    },

    checking: {
      description: 'Looks whether someone else changed the same fields since the form was opened.',
      tags: ['busy'],
      invoke: {
        id: 'check',
        src: 'readVehicle',
        input: ({ context: { vehicle } }) => ({ id: vehicle!.id }),
        onDone: [
          { guard: { type: 'isOurs', params: ({ event }) => ({ outcome: event.output }) }, target: 'updating' },
          {
            guard: { type: 'isThere', params: ({ event }) => ({ outcome: event.output }) },
            target: 'conflict',
            actions: { type: 'compare', params: ({ event }) => ({ vehicle: vehicleIn(event.output) }) },
          },
          {
            guard: { type: 'isFailure', params: ({ event }) => ({ outcome: event.output }) },
            target: 'returning',
            actions: { type: 'fail', params: ({ event }) => noticeIn(event.output) },
          },
          gone,
        ],
        onError: toReturning(failedNotice),
      },
      after: { answerPatience: toReturning(lateNotice) },
    },

    updating: {
      description: 'The changes are on their way; a second press is ignored.',
      tags: ['busy', 'sent'],
      invoke: {
        id: 'update',
        src: 'updateVehicle',
        input: ({ context: { vehicle, body } }) => ({ id: vehicle!.id, body }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saved',
            actions: { type: 'take', params: ({ event }) => ({ vehicle: vehicleIn(event.output) }) },
          },
          { guard: { type: 'isLost', params: ({ event }) => ({ outcome: event.output }) }, target: 'checkingUpdate' },
          { guard: { type: 'isGone', params: ({ event }) => ({ outcome: event.output }) }, ...gone },
          { target: 'returning', actions: { type: 'fail', params: ({ event }) => noticeIn(event.output as { status: string }) } },
        ],
        onError: toReturning(failedNotice),
      },
      after: { answerPatience: 'checkingUpdate' },
    },

    checkingUpdate: {
      description: 'The answer was lost: looks whether the changes are there before they are sent again.',
      tags: ['busy', 'sent'],
      invoke: {
        id: 'checkUpdate',
        src: 'confirmUpdate',
        input: ({ context: { vehicle, body } }) => ({ id: vehicle!.id, body }),
        onDone: [
          {
            guard: { type: 'isAsSent', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saved',
            actions: { type: 'take', params: ({ event }) => ({ vehicle: vehicleIn(event.output) }) },
          },
          { guard: { type: 'isOurs', params: ({ event }) => ({ outcome: event.output }) }, ...notSaved },
          {
            guard: { type: 'isThere', params: ({ event }) => ({ outcome: event.output }) },
            target: 'conflict',
            actions: { type: 'compare', params: ({ event }) => ({ vehicle: vehicleIn(event.output) }) },
          },
          {
            guard: { type: 'isFailure', params: ({ event }) => ({ outcome: event.output }) },
            target: 'updateUnknown',
            actions: { type: 'fail', params: ({ event }) => noticeIn(event.output) },
          },
          gone,
        ],
        onError: unknown('updateUnknown', failedNotice),
      },
      after: { answerPatience: unknown('updateUnknown', lateNotice) },
    },

    updateUnknown: {
      description: 'Nobody knows whether it was saved; it can be looked up again, but not sent again.',
      on: { 'outcome.retried': 'checkingUpdate' },
    },

    conflict: {
      description: 'Someone else changed the same fields: theirs and mine are both there to choose from.',
      on: {
        'mine.kept': { target: 'updating', actions: 'standOnTheirs' },
        'theirs.taken': { target: 'returning', actions: 'standOnTheirs' },
      },
    },

    returning: {
      description: 'Back to the form; a new vehicle to its first step.',
      always: [{ guard: 'hasSteps', target: 'identity' }, { target: 'editing' }],
    },

    saved: { description: 'The server has everything.', type: 'final', entry: 'tellSaved' },
  },
});
