import {
  failedNotice,
  isFailure,
  isLost,
  isSuccess,
  lateSaveNotice,
  noticeIn,
  speech,
  successIn,
} from '../shared/outcome.ts';
import { callOf, groupsOf, initialContext, transferSetup, undoCallOf } from './vehicle-transfer.setup.ts';
import type { TransferLabel, TransferNotice, TransferOutcome, VehiclesOutcome } from './vehicle-transfer.types.ts';

const { say, sayWhy, failing } = speech<TransferLabel>();
const toUnknown = failing('outcomeUnknown');
const notUndone = (notice: TransferNotice) =>
  ({ target: 'nextUndo', actions: { type: 'failUndo', params: { notice } } }) as const;
/** The moves could not be checked: they stay, with the server's reason. */
const unchecked = { target: 'failed', actions: 'forgetSent' } as const;

const isMoved = ({ event }: { event: { output: TransferOutcome } }): boolean => event.output.status === 'moved';
/** The vehicles that were read. */
const matchesIn = ({ event }: { event: { output: VehiclesOutcome } }) => ({
  matches: successIn(event.output).vehicles,
});

/** While vehicles can be moved. */
const open = transferSetup.createStateConfig({
  tags: ['open'],
  on: {
    'vehicles.moved': [
      {
        guard: { type: 'canMove', params: ({ event }) => event },
        actions: { type: 'move', params: ({ event }) => event },
      },
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

/** Transferring vehicles to another fleet, from any number of fleets at once. */
export const vehicleTransferMachine = transferSetup.createMachine({
  id: 'vehicleTransfer',
  context: ({ input }) => initialContext(input),
  initial: 'starting',
  // Both sides are in the address, which may change at any time.
  on: {
    // The same sides read once more take no message away.
    'sides.chosen': {
      guard: { type: 'areOtherSides', params: ({ event }) => event },
      actions: { type: 'chooseSides', params: ({ event }) => event },
    },
  },
  states: {
    starting: {
      description: 'Restores the moves from before a reload; what was sent is looked up first.',
      always: [{ guard: 'wasSent', target: 'checkingOutcome' }, { target: 'editing' }],
    },
    editing: { ...open, description: 'Vehicles are moved between the sides; nothing is sent.' },
    failed: {
      ...open,
      description: 'Nothing was transferred, or not everything; what is left stays moved, with the reason.',
    },

    saving: {
      description: 'The request is on its way; a second press is ignored.',
      tags: ['busy'],
      invoke: {
        id: 'save',
        src: 'transferVehicles',
        input: ({ context }) => callOf(context.sent!),
        onDone: [
          { guard: isSuccess, target: 'editing', actions: 'finish' },
          { guard: isLost, target: 'checkingOutcome' },
          { guard: isMoved, target: 'checkingMoves', actions: sayWhy },
          { target: 'failed', actions: [sayWhy, 'forgetSent'] },
        ],
        onError: { target: 'failed', actions: [say(failedNotice), 'forgetSent'] },
      },
      after: { responsePatience: 'checkingOutcome' },
    },

    checkingOutcome: {
      description: 'The response was lost: looks whether the vehicles have arrived before anything is sent again.',
      tags: ['busy'],
      entry: say(null),
      invoke: {
        id: 'checkOutcome',
        src: 'readVehicles',
        input: ({ context }) => ({ fleetIds: [context.sent!.destination] }),
        onDone: [
          { guard: isFailure, ...toUnknown.refused },
          { guard: { type: 'hasArrived', params: matchesIn }, target: 'editing', actions: 'finish' },
          {
            guard: { type: 'hasArrivedPartly', params: matchesIn },
            target: 'failed',
            actions: { type: 'finishPartly', params: matchesIn },
          },
          {
            target: 'failed',
            actions: [say({ tone: 'error', label: 'transferNotSaved' }), 'keepUnconfirmed', 'forgetSent'],
          },
        ],
        onError: toUnknown.broken,
      },
      after: { responsePatience: toUnknown.late },
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
        input: ({ context: { sent } }) => ({
          fleetIds: [...groupsOf(sent!.vehicles).map(({ fleetId }) => fleetId), sent!.destination],
        }),
        onDone: [
          { guard: isFailure, ...unchecked },
          { guard: { type: 'hasArrivedLate', params: matchesIn }, target: 'editing', actions: 'finish' },
          { guard: { type: 'hasArrived', params: matchesIn }, target: 'failed', actions: 'finishForOther' },
          {
            guard: { type: 'isAnyGone', params: matchesIn },
            target: 'failed',
            actions: { type: 'dropGone', params: matchesIn },
          },
          unchecked,
        ],
        onError: unchecked,
      },
      after: { responsePatience: unchecked },
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
          { guard: isSuccess, target: 'nextUndo', actions: 'stepUndo' },
          { guard: isLost, target: 'checkingUndo' },
          { guard: isMoved, target: 'checkingUndo', actions: sayWhy },
          { target: 'nextUndo', actions: { type: 'failUndo', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: notUndone(failedNotice),
      },
      after: { responsePatience: 'checkingUndo' },
    },

    checkingUndo: {
      description:
        'That response was lost, or says that the vehicles are elsewhere: looks whether they are back in their fleet.',
      tags: ['busy'],
      invoke: {
        id: 'checkUndo',
        src: 'readVehicles',
        input: ({ context }) => ({ fleetIds: [context.undoing[0]!.fleetId] }),
        onDone: [
          { guard: isFailure, ...notUndone(lateSaveNotice) },
          { guard: { type: 'isGroupBack', params: matchesIn }, target: 'nextUndo', actions: 'stepUndo' },
          notUndone({ tone: 'error', label: 'transferNotSaved' }),
        ],
        onError: notUndone(lateSaveNotice),
      },
      after: { responsePatience: notUndone(lateSaveNotice) },
    },
  },
});
