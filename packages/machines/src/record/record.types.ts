import type { Notice, Outcome } from '../shared/outcome.ts';
import type { DraftRules } from './draft.ts';

/**
 * What is particular to one kind of record. Draft, conflict, lost response and the record's end are the editor's.
 * `Saved`: the record as read from the server; `Draft`: what the form edits, a flat object; `Given`: what the form
 * knows when it opens, such as choices; `Label`: reasons of a refusal that the app has words for.
 */
export interface RecordKind<Saved, Draft extends object, Given = null, Label extends string = never> {
  /** `policy`, `fleet`, … */
  readonly id: string;
  /** The form as it opens; null for a new record. */
  readonly draftOf: (saved: Saved | null, given: Given) => Draft;
  /** A draft that means the same, as it is compared: without outer spaces, ids in order. */
  readonly clean?: (draft: Draft) => Draft;
  /** What keeps a draft from being sent. */
  readonly problemsOf?: (draft: Draft, base: Saved | null, given: Given) => readonly string[];
  /** Who notices that someone else saved in between: the server, by a version, or a look before saving. */
  readonly conflicts: 'version' | 'readFirst';
  readonly rules?: DraftRules<Draft>;
  /** Whether the server has what was sent, if the draft alone does not tell. */
  readonly isSaved?: (saved: Saved, draft: Draft, base: Saved | null, given: Given) => boolean;
  /** The field that a refusal is about: its notice stays until the field is changed. */
  readonly fields?: Partial<Record<Label, keyof Draft & string>>;
  /** Milliseconds until the response to a save counts as lost; by default those of any call. */
  readonly savePatience?: number;
  /** What someone else deleted can be saved as a new record. */
  readonly savesAsNew: boolean;
}

/** `notSaved`: the response was lost, and the record turned out not to be saved. */
export type RecordLabel = 'notSaved';
export type RecordNotice<Label extends string = never> = Notice<Label | RecordLabel>;

/** What is sent, and what it starts from. */
export interface RecordSave<Saved, Draft, Given = null> {
  /** Null for a new record. */
  readonly base: Saved | null;
  readonly draft: Draft;
  /** Ids that existed before a new record was sent, so that it can be recognized; null if they are unknown. */
  readonly existingIds: readonly number[] | null;
  readonly given: Given;
}

/** `comparison`: before it is saved; `outcome`: after the response to a save was lost. */
export interface RecordSearch<Saved, Draft, Given = null> extends RecordSave<Saved, Draft, Given> {
  readonly purpose: 'comparison' | 'outcome';
}

/**
 * `changed`: someone else saved in between; `gone`: someone else deleted it; `lost`: nobody knows whether it was saved.
 */
export type RecordSaveOutcome<Saved, Label extends string = never> =
  | Outcome<{ saved: Saved }, Label | RecordLabel>
  | { status: 'changed' }
  | { status: 'gone' }
  | { status: 'lost' };
/** Null: it isn't there. */
export type RecordFindOutcome<Saved, Label extends string = never> = Outcome<
  { saved: Saved | null },
  Label | RecordLabel
>;

/** A draft from before a reload or a sign-in, and what it started from. */
export interface StoredRecord<Saved, Draft> {
  readonly base: Saved | null;
  readonly draft: Draft;
  readonly existingIds: readonly number[] | null;
  /** It was sent, and the response never came. */
  readonly wasSent: boolean;
}

export interface RecordInput<Saved, Draft, Given = null> {
  /** The record to edit; null for a new one. */
  readonly saved: Saved | null;
  readonly given: Given;
  readonly stored?: StoredRecord<Saved, Draft>;
}

export interface RecordContext<Saved, Draft, Given = null, Label extends string = never> {
  given: Given;
  /** The record that the draft started from; null for a new one. */
  base: Saved | null;
  /** What is typed or, where a form library holds that, what was last submitted. */
  draft: Draft;
  existingIds: readonly number[] | null;
  /** The draft was stored before a reload. */
  isRestored: boolean;
  /** It was sent before the reload, and nobody knows what became of it. */
  wasSent: boolean;
  /** What the last submit lacked; shown until it is there. */
  problems: readonly string[];
  /** In a conflict, the record as someone else left it. */
  theirs: Saved | null;
  /** The record in the response to the save. */
  saved: Saved | null;
  notice: RecordNotice<Label> | null;
}

export type RecordEvent<Saved, Draft> =
  | { type: 'draft.changed'; changes: Partial<Draft> }
  | { type: 'record.submitted'; draft?: Draft; existingIds?: readonly number[] | null }
  | { type: 'outcome.retried' }
  | { type: 'mine.kept'; existingIds?: readonly number[] | null }
  | { type: 'theirs.taken' }
  // Of flows that also show records: their own states listen to these.
  | { type: 'record.added' }
  | { type: 'record.opened'; saved: Saved }
  | { type: 'edit.canceled' }
  // Of a form in steps.
  | { type: 'step.continued' }
  | { type: 'step.returned' }
  // Of a save that takes its time. `isSent`: the server has all of it, and may have stored it.
  | { type: 'save.canceled'; isSent: boolean };

/** Emitted so that the app says it in the current language, and a form library follows. */
export type RecordEmitted<Saved, Draft> =
  | { type: 'record.saved'; saved: Saved; isNew: boolean; draft: Draft }
  | { type: 'record.closed' }
  | { type: 'draft.replaced'; draft: Draft };
