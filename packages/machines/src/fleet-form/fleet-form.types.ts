import type { FleetBody, FleetDraft, FleetValues } from '@wayside/domain';
import type { Notice, Outcome } from '../shared/answer.ts';

/** A fleet as the server has it. */
export type SavedFleet = FleetValues & { readonly id: number };

/** A fleet with its version, which a save names so that it doesn't overwrite what someone else saved. Null: the server sent none. */
export interface LoadedFleet {
  readonly fleet: SavedFleet;
  readonly version: string | null;
}

/**
 * `nameTaken`: another fleet has the name; `gone`: someone else deleted it; `notSaved`, `notDeleted`: the response was lost, and the fleet turned
 * out to be as before.
 */
export type FleetLabel = 'nameTaken' | 'gone' | 'notSaved' | 'notDeleted';
export type FleetNotice = Notice<FleetLabel>;

export interface FleetSave {
  /** Null for a new fleet. */
  readonly base: LoadedFleet | null;
  readonly body: FleetBody;
  /** The form it comes from, to keep if it isn't saved after the page was left. */
  readonly draft: FleetDraft;
}

/** `changed`: someone else saved in between; `gone`: it no longer exists; `lost`: we don't know whether it was saved. */
export type FleetSaveOutcome =
  | Outcome<{ loaded: LoadedFleet }, FleetLabel>
  | { status: 'changed' }
  | { status: 'gone' }
  | { status: 'lost' };
export type FleetDeleteOutcome = Outcome<object, FleetLabel> | { status: 'lost' };

/** Null: it isn't there. */
export type FleetLookupOutcome = Outcome<{ loaded: LoadedFleet | null }, FleetLabel>;

/** The draft from before a page reload, and the fleet it started from. */
export interface KeptFleet {
  readonly base: LoadedFleet | null;
  readonly draft: FleetDraft;
  /** It was sent, and the response never came. */
  readonly wasSent: boolean;
}

export interface FleetFormInput {
  /** Null for a new fleet. */
  readonly loaded: LoadedFleet | null;
  readonly paymentTypes: readonly string[];
  readonly kept?: KeptFleet | undefined;
}

export interface FleetFormContext {
  paymentTypes: readonly string[];
  /** The fleet as last seen; null for a new one. */
  saved: LoadedFleet | null;
  /** The fleet that the draft started from. */
  base: LoadedFleet | null;
  draft: FleetDraft;
  /** The share-number toggle as shown; the draft follows after a pause. */
  sharing: boolean;
  /** A draft from before a reload is in the form. */
  isKept: boolean;
  wasSent: boolean;
  /** In a conflict, the fleet as someone else left it. */
  theirs: LoadedFleet | null;
  /** What was typed to confirm the deletion. */
  typedName: string;
  notice: FleetNotice | null;
}

export type FleetFormEvent =
  | { type: 'fleet.refreshed'; loaded: LoadedFleet }
  | { type: 'edit.started' }
  | { type: 'edit.canceled' }
  | { type: 'field.changed'; changes: Partial<Omit<FleetDraft, 'shareWexNumber'>> }
  | { type: 'sharing.toggled'; isOn: boolean }
  | { type: 'sharing.settled' }
  | { type: 'fleet.submitted' }
  | { type: 'outcome.retried' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'deletion.asked' }
  | { type: 'name.typed'; text: string }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.canceled' };

/** Emitted so that the app announces it in the current language. */
export type FleetFormEmitted = { type: 'fleet.created'; id: number } | { type: 'fleet.updated' } | { type: 'fleet.deleted' };
