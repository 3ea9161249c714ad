import { NOTE, openDraft } from '../../../../shared/session/drafts.ts';
import type { DraftOwner } from '../../../../shared/session/drafts.ts';
import { BULK_WORDS } from './to-do.ts';
import type { BulkWords } from './to-do.ts';

/** What an action had not finished when the session ended or the page was reloaded. */
export interface Rest {
  readonly words: BulkWords;
  /** How many vehicles it was begun for. */
  readonly total: number;
  /** Those that it did not change, as far as is known. */
  readonly ids: readonly number[];
}

const NAME = `${NOTE}bulk`;

/** Keeps what is left of an action that begins now; written during the run, since a session that ended writes nothing. */
export function keepRest(owner: DraftOwner) {
  const draft = openDraft(NAME, owner);
  return { keep: (rest: Rest): void => draft.keep({ ...rest }), clear: draft.clear };
}

/** What is left of the action that was interrupted; from storage, so nothing of it is trusted. */
export function keptRest(owner: DraftOwner): Rest | undefined {
  const { words, total, ids } = openDraft(NAME, owner).values ?? {};
  const known = BULK_WORDS.find((word) => word === words);
  const left = Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  const isWhole = known !== undefined && Number.isSafeInteger(total) && left.length > 0 && left.length <= Number(total);
  return isWhole ? { words: known, total: Number(total), ids: left } : undefined;
}
