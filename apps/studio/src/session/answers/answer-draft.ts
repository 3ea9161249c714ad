import type { AnswerInput } from './answer-input.ts';

/** A status and body, as they are typed. */
export type Own = Pick<AnswerInput, 'status' | 'body'>;

/** What was typed and not sent, and what it was made from. */
export interface Draft {
  input: AnswerInput;
  original: Own;
}

/** Where a draft is kept while its tab is open: closing the dialog or loading the page again loses nothing. */
const keyOf = (session: string, operation: string): string => `answer-draft ${session} ${operation}`;

export function readDraft(session: string, operation: string): Draft | undefined {
  try {
    const kept = window.sessionStorage.getItem(keyOf(session, operation));
    return kept === null ? undefined : (JSON.parse(kept) as Draft);
  } catch {
    return undefined;
  }
}

/** Nothing to keep is forgotten. */
export function keepDraft(session: string, operation: string, draft: Draft | undefined): void {
  try {
    if (draft && isEdited(draft)) window.sessionStorage.setItem(keyOf(session, operation), JSON.stringify(draft));
    else window.sessionStorage.removeItem(keyOf(session, operation));
  } catch {
    // Storage is blocked or full: it is kept as long as the form is open.
  }
}

export const isEdited = ({ input, original }: Draft): boolean =>
  input.body !== original.body || (input.status !== '' && input.status !== original.status);
