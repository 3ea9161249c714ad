import { failedNotice, lateNotice, lateSaveNotice, noticeIn } from '../shared/answer.ts';
import { callOf, groupsOf, matchesIn, initialContext, transferSetup, undoCallOf } from './vehicle-transfer.setup.ts';
import type { TransferNotice } from './vehicle-transfer.types.ts';

const tell = (notice: TransferNotice) => ({ type: 'setNotice', params: { notice } }) as const;
const toFailed = (notice: TransferNotice) => ({ target: 'failed', actions: [tell(notice), 'forgetSent'] }) as const;
const toUnknown = (notice: TransferNotice) => ({ target: 'outcomeUnknown', actions: tell(notice) }) as const;
const notUndone = (notice: TransferNotice) => ({ target: 'nextUndo', actions: { type: 'failUndo', params: { notice } } }) as const;

/** While vehicles can be moved. */
const open = transferSetup.createStateConfig({
  tags: ['open'],
  on: {
    'vehicles.moved': [
      { guard: { type: 'canMove', params: ({ event }) => event }, actions: { type: 'move', params: ({ event }) => event } },
      { actions: { type: 'showMoveProblem', params: ({ event }) => event } },
    ],
    'vehicles.returned': { actions: { type: 'takeBack', params: ({ event }) => event } },
    'moves.restored': { actions: { type: 'move', params: ({ event }) => event } },
    'lists.refreshed': [
      { guard: 'hasMoves', target: '#vehicleTransfer.editing', actions: ['announceDropped', 'dropMoves'] },
      { target: '#vehicleTransfer.editing', actions: 'dropMoves' },
    ],
    'transfer.submitted': [
      { guard: 'canSave', target: '#vehicleTransfer.saving', actions: 'keepSent' },
      { guard: 'hasMoves', actions: 'showSaveProblem' },
    ],
    'undo.requested': { guard: 'canUndo', target: '#vehicleTransfer.nextUndo', actions: 'beginUndo' },
    'result.dismissed': { actions: 'dismissResult' },
  },
});

/**
 * Transferring vehicles to another fleet, from any number of fleets at once.
 *
 * | state | meaning | left by |
 * | --- | --- | --- |
 * | `starting` | moves from before a reload are restored | itself |
 * | `editing` | vehicles are moved between the sides; nothing is sent | `transfer.submitted`, `undo.requested` |
 * | `saving` | the request is on its way; a second press is ignored | the response |
 * | `checkingOutcome` | the response was lost: looks whether the vehicles have arrived | the response |
 * | `outcomeUnknown` | that failed, too | `outcome.retried`, `lists.refreshed` |
 * | `checkingMoves` | somebody else moved or deleted a vehicle: looks which | the response |
 * | `failed` | as `editing`, with the reason | the same |
 * | `nextUndo`, `undoing`, `checkingUndo` | the vehicles go back, one call for each fleet | the last response |
 */
export const vehicleTransferMachine = transferSetup.createMachine({
  id: 'vehicleTransfer',
  context: ({ input }) => initialContext(input),
  initial: 'starting',
  // Both sides are in the address, which may change at any time.
  on: { 'sides.chosen': { actions: { type: 'chooseSides', params: ({ event }) => event } } },
  states: {
    starting: {
      description: 'Restores the moves from before a reload; what was sent is looked up first.',
      always: [{ guard: 'wasSent', target: 'checkingOutcome' }, { target: 'editing' }],
    },
    editing: { ...open, description: 'Vehicles are moved between the sides; nothing is sent.' },
    failed: { ...open, description: 'Nothing was transferred, or not everything; what is left stays moved, with the reason.' },

    saving: {
      description: 'The request is on its way; a second press is ignored.',
      tags: ['busy'],
      invoke: {
        id: 'save',
        src: 'transferVehicles',
        input: ({ context }) => callOf(context.sent!),
        onDone: [
          { guard: ({ event }) => event.output.status === 'success', target: 'editing', actions: 'finish' },
          { guard: ({ event }) => event.output.status === 'lost', target: 'checkingOutcome' },
          {
            guard: ({ event }) => event.output.status === 'moved',
            target: 'checkingMoves',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          { target: 'failed', actions: [{ type: 'setNotice', params: ({ event }) => noticeIn(event.output) }, 'forgetSent'] },
        ],
        onError: toFailed(failedNotice),
      },
      after: { answerPatience: 'checkingOutcome' },
    },

    checkingOutcome: {
      description: 'The response was lost: looks whether the vehicles have arrived before anything is sent again.',
      tags: ['busy'],
      entry: 'clearNotice',
      invoke: {
        id: 'checkOutcome',
        src: 'readVehicles',
        input: ({ context }) => ({ fleetIds: [context.sent!.destination] }),
        onDone: [
          {
            guard: ({ event }) => event.output.status !== 'success',
            target: 'outcomeUnknown',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          { guard: { type: 'hasArrived', params: ({ event }) => matchesIn(event.output) }, target: 'editing', actions: 'finish' },
          {
            guard: { type: 'hasArrivedPartly', params: ({ event }) => matchesIn(event.output) },
            target: 'failed',
            actions: { type: 'finishPartly', params: ({ event }) => matchesIn(event.output) },
          },
          { target: 'failed', actions: [tell({ tone: 'error', label: 'transferNotSaved' }), 'keepUnconfirmed', 'forgetSent'] },
        ],
        onError: toUnknown(failedNotice),
      },
      after: { answerPatience: toUnknown(lateNotice) },
    },

    outcomeUnknown: {
      description: 'Nobody knows whether the vehicles have arrived; it can be looked up again, but not sent again.',
      on: {
        'outcome.retried': 'checkingOutcome',
        'lists.refreshed': { target: 'editing', actions: ['announceDropped', 'dropMoves'] },
      },
    },

    checkingMoves: {
      description:
        'A vehicle is no longer in its fleet: looks whether somebody else made the same transfer, or which are gone, and takes those off.',
      tags: ['busy'],
      invoke: {
        id: 'checkMoves',
        src: 'readVehicles',
        input: ({ context: { sent } }) => ({ fleetIds: [...groupsOf(sent!.vehicles).map(({ fleetId }) => fleetId), sent!.destination] }),
        onDone: [
          { guard: ({ event }) => event.output.status !== 'success', target: 'failed', actions: 'forgetSent' },
          { guard: { type: 'hasArrivedLate', params: ({ event }) => matchesIn(event.output) }, target: 'editing', actions: 'finish' },
          { guard: { type: 'hasArrived', params: ({ event }) => matchesIn(event.output) }, target: 'failed', actions: 'finishForOther' },
          {
            guard: { type: 'isAnyGone', params: ({ event }) => matchesIn(event.output) },
            target: 'failed',
            actions: { type: 'dropGone', params: ({ event }) => matchesIn(event.output) },
          },
          { target: 'failed', actions: 'forgetSent' },
        ],
        onError: { target: 'failed', actions: 'forgetSent' },
      },
      after: { answerPatience: { target: 'failed', actions: 'forgetSent' } },
    },

    nextUndo: {
      description: 'Takes the next group of vehicles back, or ends.',
      always: [
        { guard: 'hasMoreToUndo', target: 'undoing' },
        { guard: 'isUndoIncomplete', target: 'editing', actions: 'keepNotUndone' },
        { target: 'editing', actions: ['announceUndone', 'endUndo'] },
      ],
    },

    undoing: {
      description: 'The vehicles of one fleet are on their way back.',
      tags: ['busy'],
      invoke: {
        id: 'undo',
        src: 'transferVehicles',
        input: ({ context }) => undoCallOf(context),
        onDone: [
          { guard: ({ event }) => event.output.status === 'success', target: 'nextUndo', actions: 'stepUndo' },
          { guard: ({ event }) => event.output.status === 'lost', target: 'checkingUndo' },
          {
            guard: ({ event }) => event.output.status === 'moved',
            target: 'checkingUndo',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          { target: 'nextUndo', actions: { type: 'failUndo', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: notUndone(failedNotice),
      },
      after: { answerPatience: 'checkingUndo' },
    },

    checkingUndo: {
      description: 'That response was lost, or says that the vehicles are elsewhere: looks whether they are back in their fleet.',
      tags: ['busy'],
      invoke: {
        id: 'checkUndo',
        src: 'readVehicles',
        input: ({ context }) => ({ fleetIds: [context.undoing[0]!.fleetId] }),
        onDone: [
          { guard: ({ event }) => event.output.status !== 'success', ...notUndone(lateSaveNotice) },
          { guard: { type: 'isGroupBack', params: ({ event }) => matchesIn(event.output) }, target: 'nextUndo', actions: 'stepUndo' },
          notUndone({ tone: 'error', label: 'transferNotSaved' }),
        ],
        onError: notUndone(lateSaveNotice),
      },
      after: { answerPatience: notUndone(lateSaveNotice) },
    },
  },
});
