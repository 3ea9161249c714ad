import type { OperationId, QueryParams } from '@wayside/api-client';
import type { Role } from '@wayside/domain';

/** What colleagues can do, each with the calls before which they can. It concerns the record that the call is about. */
interface Deeds {
  /** The shop does: the first open line costs a fifth more. */
  raisesPrice: 'previewOrder' | 'updateOrder';
  approvesOrder: 'previewOrder' | 'updateOrder';
  cancelsOrder: 'previewOrder' | 'updateOrder';
  /** Of the first policy of the fleet, by 100. */
  raisesLimit: 'listPolicies';
  deletesFirstPolicy: 'listPolicies';
  renamesDriver: 'listFleetUsers';
  deletesDriver: 'listFleetUsers';
  entersOdometer: 'getVehicle';
  deletesVehicle: 'getVehicle';
  /** The first of those that are to be transferred, to a third fleet. */
  movesFirstVehicle: 'transferVehicles';
  /** Where they are to be transferred. */
  movesVehicles: 'transferVehicles';
  renumbersDocuments: 'listGloveboxItems';
  changesFleet: 'updateFleet';
  deletesFleet: 'updateFleet';
  renamesFirstLink: 'getFleet';
  deletesFirstLink: 'getFleet';
  renamesDatabase: 'getMyFleet';
  /** All of the fleet's users may pay with the first method. */
  opensFirstMethod: 'listPaymentMethods';
  deletesHistory: 'deleteManualHistory';
}

export type Deed = keyof Deeds;
export type BeforeDeed<D extends Deed = Deed> = Deeds[D];

/** The nth call of an operation, counted from 1 for each path, so that every record has its own first. */
interface Moment<Op extends OperationId> {
  operation: Op;
  call: number;
  /** Counts only calls with these parameters; null: without. */
  query?: { readonly [Name in keyof QueryParams<Op>]?: QueryParams<Op>[Name] | null };
}

type MomentOf<Op extends OperationId> = { [One in Op]: Moment<One> }[Op];

interface ActOf<D extends Deed> {
  /** Just before this call is answered; of several, before the one that comes first. */
  at: MomentOf<Deeds[D]> | readonly MomentOf<Deeds[D]>[];
  /** The Owner, or else the Admin, where this is who calls. */
  who: D extends 'raisesPrice' ? 'shop' : Role;
  does: D;
}

/** What a colleague does while a page is open, once for each record. */
export type ColleagueAct = { [D in Deed]: ActOf<D> }[Deed];
