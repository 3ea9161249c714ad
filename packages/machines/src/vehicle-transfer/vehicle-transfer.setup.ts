import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided, waits } from '../shared/outcome.ts';
import type {
  Placed,
  Transfer,
  TransferCall,
  TransferNotice,
  TransferOutcome,
  TransferProblem,
  TransferVehicle,
  UndoGroup,
  VehiclesOutcome,
  VehicleTransferContext,
  VehicleTransferEvent,
  VehicleTransferInput,
  VehicleTransferNews,
} from './vehicle-transfer.types.ts';

const NOTHING = {
  moves: [],
  problem: null,
  sent: null,
  unconfirmed: null,
  gone: [],
  notice: null,
  done: null,
  undoing: [],
  notUndone: [],
} satisfies Partial<VehicleTransferContext>;

interface Read {
  readonly matches: readonly Placed[];
}
interface Vehicles {
  readonly vehicles: readonly TransferVehicle[];
}
type Sides = Pick<VehicleTransferContext, 'source' | 'destination'>;

/** Whether a fleet is on both sides. */
function clashes({ source, destination }: Sides, vehicles: readonly TransferVehicle[]): boolean {
  return (
    destination !== null &&
    ((source.by === 'fleet' && source.fleetId === destination) ||
      vehicles.some(({ fleet_id }) => fleet_id === destination))
  );
}

function isSameChoice(a: Sides, b: Sides): boolean {
  const fleetOf = ({ source }: Sides) => (source.by === 'fleet' ? source.fleetId : undefined);
  return a.source.by === b.source.by && fleetOf(a) === fleetOf(b) && a.destination === b.destination;
}

/** Why these vehicles can't be moved. */
function moveProblem(sides: Sides, vehicles: readonly TransferVehicle[]): TransferProblem | null {
  const { source, destination } = sides;
  const isSourceMissing = source.by === 'fleet' ? source.fleetId === null : vehicles.length === 0;
  if (isSourceMissing) return 'noSource';
  if (destination === null) return 'noDestination';
  if (clashes(sides, vehicles)) return 'sameFleet';
  return vehicles.length === 0 ? 'noVehicles' : null;
}

/** Why the moves can't be saved. */
function saveProblem(context: VehicleTransferContext): TransferProblem | null {
  if (context.destination === null) return 'noDestination';
  return clashes(context, context.moves) ? 'sameFleet' : null;
}

/** The same fleet on both sides is said at once, not only when something is moved or saved. */
function withMoves(sides: Sides, moves: readonly TransferVehicle[]): Pick<VehicleTransferContext, 'moves' | 'problem'> {
  return { moves, problem: clashes(sides, moves) ? 'sameFleet' : null };
}

export function initialContext({
  source,
  destination,
  moves = [],
  sent,
  done,
}: VehicleTransferInput): VehicleTransferContext {
  return {
    ...NOTHING,
    source,
    destination,
    ...withMoves({ source, destination }, moves),
    sent: sent ?? null,
    done: done ?? null,
  };
}

const fleetsOf = (vehicles: readonly TransferVehicle[]): number[] => [
  ...new Set(vehicles.map(({ fleet_id }) => fleet_id)),
];
const idsOf = (vehicles: readonly Placed[]): number[] => vehicles.map(({ id }) => id);

/** Vehicles by the fleet they come from. */
export function groupsOf(vehicles: readonly TransferVehicle[]): UndoGroup[] {
  return fleetsOf(vehicles).map((fleetId) => ({
    fleetId,
    vehicles: vehicles.filter(({ fleet_id }) => fleet_id === fleetId),
  }));
}

/** One call for vehicles of any number of fleets. */
export function callOf(transfer: Transfer): TransferCall {
  return {
    vehicleIds: idsOf(transfer.vehicles),
    oldFleetIds: fleetsOf(transfer.vehicles),
    newFleetId: transfer.destination,
    of: { kind: 'save', transfer },
  };
}

/** The call that takes one group back. */
export function undoCallOf({ done, undoing, notUndone }: VehicleTransferContext): TransferCall {
  return {
    vehicleIds: idsOf(undoing[0]!.vehicles),
    oldFleetIds: [done!.destination],
    newFleetId: undoing[0]!.fleetId,
    of: {
      kind: 'undo',
      transfer: done!,
      others: [...undoing.slice(1), ...notUndone].flatMap(({ vehicles }) => vehicles).length,
    },
  };
}

/** Of what was sent, what is in the destination, and what is still in the fleets that it came from. */
function arrivedOf({ sent }: VehicleTransferContext, matches: readonly Placed[]): number[] {
  return idsOf(matches.filter(({ fleet_id }) => fleet_id === sent!.destination));
}
function remainingOf({ sent }: VehicleTransferContext, matches: readonly Placed[]): number[] {
  return idsOf(matches.filter(({ fleet_id }) => fleet_id !== sent!.destination));
}

function among(vehicles: readonly TransferVehicle[], ids: readonly number[]): TransferVehicle[] {
  return vehicles.filter(({ id }) => ids.includes(id));
}
function besides(vehicles: readonly TransferVehicle[], ids: readonly number[]): TransferVehicle[] {
  return vehicles.filter(({ id }) => !ids.includes(id));
}

function hasAll(context: VehicleTransferContext, matches: readonly Placed[]): boolean {
  return besides(context.sent!.vehicles, arrivedOf(context, matches)).length === 0;
}

export const transferSetup = setup({
  types: {
    context: {} as VehicleTransferContext,
    events: {} as VehicleTransferEvent,
    input: {} as VehicleTransferInput,
    emitted: {} as VehicleTransferNews,
    /** `open`: vehicles can be moved; `busy`: waiting for a response. */
    tags: {} as 'open' | 'busy',
  },
  actors: {
    transferVehicles: fromPromise<TransferOutcome, TransferCall>(notProvided('transferVehicles')),
    readVehicles: fromPromise<VehiclesOutcome, { fleetIds: readonly number[] }>(notProvided('readVehicles')),
  },
  delays: waits,
  actions: {
    chooseSides: assign(({ context: { moves } }, { source, destination }: Sides) => ({
      source,
      destination,
      ...withMoves({ source, destination }, moves),
    })),
    move: assign(({ context }, { vehicles }: Vehicles) =>
      withMoves(context, [...context.moves, ...besides(vehicles, idsOf(context.moves))]),
    ),
    showMoveProblem: assign(({ context }, { vehicles }: Vehicles) => ({
      problem: moveProblem(context, vehicles),
    })),
    showSaveProblem: assign(({ context }) => ({ problem: saveProblem(context) })),
    takeBack: assign(({ context }, { ids }: { ids: readonly number[] }) =>
      withMoves(context, besides(context.moves, ids)),
    ),
    announceDropped: emit(({ context: { moves } }) => ({ type: 'moves.dropped' as const, vehicles: moves })),
    dropMoves: assign(({ context }) => ({ ...withMoves(context, []), sent: null, gone: [], notice: null })),
    dismissResult: assign({ done: null, notUndone: [] }),
    keepSent: assign(({ context: { moves, destination } }) => ({
      sent: { vehicles: moves, destination: destination! },
      problem: null,
      notice: null,
      gone: [],
    })),
    setNotice: assign((_, { notice }: { notice: TransferNotice | null }) => ({ notice })),
    /** All of them have arrived. */
    finish: assign(({ context: { sent } }) => ({
      moves: [],
      sent: null,
      unconfirmed: null,
      done: sent,
      notUndone: [],
      notice: null,
    })),
    /** Of what was sent, these have arrived. */
    finishPartly: assign(({ context }, { matches }: Read) => {
      const [sent, arrived] = [context.sent!, arrivedOf(context, matches)];
      return {
        moves: besides(sent.vehicles, arrived),
        sent: null,
        done: { ...sent, vehicles: among(sent.vehicles, arrived) },
        notUndone: [],
        notice: { tone: 'error' as const, label: 'transferPartly' as const },
      };
    }),
    forgetSent: assign({ sent: null }),
    keepUnconfirmed: assign(({ context: { sent } }) => ({ unconfirmed: sent })),
    /** All of them have arrived, but not from here: there is nothing to undo. */
    finishForOther: assign({ moves: [], sent: null, notice: { tone: 'default', label: 'alreadyTransferred' } }),
    /** Takes off the moves what is no longer in its fleet. */
    dropGone: assign(({ context }, { matches }: Read) => {
      const left = remainingOf(context, matches);
      return {
        gone: besides(context.sent!.vehicles, left),
        moves: among(context.moves, left),
        sent: null,
        notice: null,
      };
    }),
    beginUndo: assign(({ context: { done } }) => ({ undoing: groupsOf(done!.vehicles), notUndone: [], notice: null })),
    stepUndo: assign(({ context: { undoing } }) => ({ undoing: undoing.slice(1), notice: null })),
    /** With the server's reason, if it gave one before. */
    failUndo: assign(
      ({ context: { undoing, notUndone, notice: earlier } }, { notice }: { notice: TransferNotice }) => ({
        undoing: undoing.slice(1),
        notUndone: [...notUndone, { ...undoing[0]!, notice: earlier ?? notice }],
        notice: null,
      }),
    ),
    announceUndone: emit(({ context: { done } }) => ({ type: 'transfer.undone' as const, transfer: done! })),
    endUndo: assign({ done: null }),
    /** Only the vehicles that did not go back can still be taken back. */
    keepNotUndone: assign(({ context: { done, notUndone } }) => ({
      done: { ...done!, vehicles: notUndone.flatMap(({ vehicles }) => vehicles) },
    })),
  },
  guards: {
    areOtherSides: ({ context }, sides: Sides) => !isSameChoice(context, sides),
    canMove: ({ context }, { vehicles }: Vehicles) => moveProblem(context, vehicles) === null,
    hasMoves: ({ context }) => context.moves.length > 0,
    canSave: ({ context }) => context.moves.length > 0 && saveProblem(context) === null,
    wasSent: ({ context }) => context.sent !== null,
    canUndo: ({ context }) => context.done !== null,
    hasArrived: ({ context }, { matches }: Read) => hasAll(context, matches),
    /** Somebody else moved them, unless an earlier call of ours did whose response was lost. */
    hasArrivedLate: ({ context }, { matches }: Read) =>
      context.unconfirmed?.destination === context.sent!.destination &&
      besides(context.sent!.vehicles, idsOf(context.unconfirmed.vehicles)).length === 0 &&
      hasAll(context, matches),
    hasArrivedPartly: ({ context }, { matches }: Read) =>
      among(context.sent!.vehicles, arrivedOf(context, matches)).length > 0,
    isAnyGone: ({ context }, { matches }: Read) =>
      besides(context.sent!.vehicles, remainingOf(context, matches)).length > 0,
    isGroupBack: ({ context }, { matches }: Read) => besides(context.undoing[0]!.vehicles, idsOf(matches)).length === 0,
    hasMoreToUndo: ({ context }) => context.undoing.length > 0,
    isUndoIncomplete: ({ context }) => context.notUndone.length > 0,
  },
});
