import type { AnswerChoice, JournalEntry } from '@wayside/scenarios/control';
import { CALLS_ERROR, callsOf } from '../fault-input.ts';

export type Answer = NonNullable<AnswerChoice['answer']>;

/** Stands for a status and body of one's own, among the names of examples. */
export const OWN = '(own)';

export interface AnswerInput {
  /** Name of an example, or `OWN`. */
  source: string;
  status: string;
  body: string;
  isLimited: boolean;
  calls: string;
}

export type AnswerErrors = Partial<Record<keyof AnswerInput, string>>;

/** A body to edit. */
export const bodyText = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body, null, 2));

/** What the form starts with: the answer that is chosen, else the one that the call got, else the first example. */
export function inputOf(
  { examples, statuses, calls, answer }: AnswerChoice,
  entry: Pick<JournalEntry, 'status' | 'answer'>,
): AnswerInput {
  const limit = { isLimited: answer?.calls !== undefined, calls: (answer?.calls ?? [calls + 1]).join(', ') };
  const first = examples[0];
  if (answer && 'example' in answer) return { source: answer.example, status: '', body: '', ...limit };
  const { status, body } = answer ?? { status: entry.status, body: entry.answer };
  // A text is no answer of ours: it stands for one too long to keep.
  const isOwn = statuses.includes(status) && typeof body !== 'string';
  const source = isOwn || !first ? OWN : first.name;
  return {
    source,
    status: String(isOwn ? status : (statuses[0] ?? '')),
    body: bodyText(isOwn ? body : first?.value),
    ...limit,
  };
}

/** Validates the form; the server checks the rest against the contract. */
export function answerOf({
  source,
  status,
  body,
  isLimited,
  calls,
}: AnswerInput): { answer: Answer } | { errors: AnswerErrors } {
  const errors: AnswerErrors = {};
  const numbers = isLimited ? callsOf(calls) : [];
  if (!numbers || (isLimited && numbers.length === 0)) errors.calls = CALLS_ERROR;
  let value: unknown;
  try {
    value = source === OWN && body.trim() !== '' ? JSON.parse(body) : undefined;
  } catch (problem) {
    errors.body = `This is not JSON: ${problem instanceof Error ? problem.message : String(problem)}`;
  }
  if (Object.keys(errors).length > 0) return { errors };
  const limit = isLimited ? { calls: numbers } : {};
  const given = source === OWN ? { status: Number(status), body: value } : { example: source };
  // The names are those that the server offers.
  return { answer: { ...given, ...limit } as Answer };
}
