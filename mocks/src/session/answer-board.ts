import type { OperationId } from '@wayside/api-client';
import type { Override, Overrides } from '@wayside/scenarios';
import type { AnswerChoice, Violation } from '@wayside/scenarios/control';
import type { Operation } from '../engine/contract.ts';
import { overrideAnswer } from '../engine/declared.ts';
import type { Engine } from '../engine/engine.ts';
import { asNew, madeUntil } from './counted.ts';
import type { CountsKept, MadeAgain } from './counted.ts';
import { UnknownName, named, objectNamed } from './names.ts';

type Answer = Override<OperationId>;

/**
 * The responses that replace the world's: those of the scenario, and before them those that a tester chose while it
 * runs.
 */
export class AnswerBoard {
  readonly #scenario: ReadonlyMap<OperationId, Answer>;
  readonly #chosen: Map<OperationId, Answer>;
  readonly #calls: Map<OperationId, number>;
  /** Answer → the calls that got it. */
  readonly #given = new Map<Answer, Set<number>>();
  /** The calls that had been answered when a tester chose another answer. */
  readonly #since: Map<string, number>;

  /**
   * @param calls of each operation that have been answered already
   * @param since those that had been when its answer was chosen
   */
  constructor(
    answers: Overrides = {},
    chosen: Overrides = {},
    calls: ReadonlyMap<OperationId, number> = new Map(),
    since?: CountsKept,
  ) {
    this.#since = new Map(madeUntil(since, calls));
    this.#calls = new Map(calls);
    this.#scenario = new Map(Object.entries(answers) as [OperationId, Answer][]);
    this.#chosen = new Map(Object.entries(chosen) as [OperationId, Answer][]);
  }

  get chosen(): Overrides {
    return Object.fromEntries(this.#chosen) as Overrides;
  }

  /** The calls of its operation that had been answered when an answer was chosen. */
  get since(): CountsKept {
    return [...this.#since];
  }

  /** Those chosen as a new session has them, which makes some calls again. */
  asNew(isMadeAgain: MadeAgain): Overrides {
    const left = [...this.#chosen].flatMap(([operation, answer]) =>
      asNew(answer, isMadeAgain(operation) ? 0 : (this.#since.get(operation) ?? 0)).map((one) => [operation, one]),
    );
    return Object.fromEntries(left) as Overrides;
  }

  /** Operations whose answer was not given to some or all of the calls that it names. */
  get missed(): OperationId[] {
    return [...new Map([...this.#scenario, ...this.#chosen])]
      .filter(([, answer]) => {
        const given = this.#given.get(answer);
        return given === undefined || (answer.calls ?? []).some((call) => !given.has(call));
      })
      .map(([operation]) => operation);
  }

  callsOf(operation: OperationId): number {
    return this.#calls.get(operation) ?? 0;
  }

  answerOf(operation: OperationId): Answer | undefined {
    return this.#chosen.get(operation);
  }

  set(operation: OperationId, answer: Answer): void {
    this.#chosen.set(operation, answer);
    this.#since.set(operation, this.callsOf(operation));
  }

  remove(operation: OperationId): boolean {
    return this.#chosen.delete(operation);
  }

  /** Counts the call and returns the answer that it gets, if any. */
  next(operation: OperationId, page?: unknown): { by: 'tester' | 'scenario'; answer: Answer } | undefined {
    const call = this.callsOf(operation) + 1;
    this.#calls.set(operation, call);
    const gets = (answer: Answer | undefined): answer is Answer =>
      answer !== undefined &&
      (answer.calls?.includes(call) ?? true) &&
      (answer.page === undefined || String(answer.page) === String(page));
    const chosen = this.#chosen.get(operation);
    const own = this.#scenario.get(operation);
    const next = gets(chosen)
      ? { by: 'tester' as const, answer: chosen }
      : gets(own) && { by: 'scenario' as const, answer: own };
    if (!next) return undefined;
    this.#given.set(next.answer, (this.#given.get(next.answer) ?? new Set()).add(call));
    return next;
  }
}

export function choiceOf({ id, examples, statuses }: Operation, answers: AnswerBoard): AnswerChoice {
  const answer = answers.answerOf(id);
  return {
    examples: [...examples.values()].map(({ name, status, value }) => ({ name, status, value })),
    statuses,
    calls: answers.callsOf(id),
    answer,
  };
}

/**
 * Validates an answer sent by a tester, against the contract.
 *
 * @throws UnknownName for an example or a status that the operation does not declare, TypeError for a body that breaks
 *   the contract
 */
export function answerOf(input: Record<string, unknown>, operation: Operation, engine: Engine): Answer {
  const { answer, violations } = checkedAnswer(input, operation, engine);
  if (violations.length > 0) {
    const texts = violations.map(({ path: [, ...field], message }) => `${field.join('.') || 'The body'}: ${message}`);
    throw new TypeError(`The response breaks the contract of ${operation.id}. ${texts.join('; ')}`);
  }
  return answer;
}

/**
 * An answer, and where its body breaks the contract.
 *
 * @throws UnknownName, TypeError as `answerOf`, but for the body
 */
export function checkedAnswer(
  input: Record<string, unknown>,
  operation: Operation,
  engine: Engine,
): { answer: Answer; violations: readonly Violation[] } {
  const { example, status, body, calls, ...unknown } = input;
  const [other] = Object.keys(unknown);
  if (other !== undefined) named('field', other, ['example', 'status', 'body', 'calls']);
  if ((example === undefined) === (status === undefined))
    throw new TypeError('Give either an example, or a status with its body');
  const limit = calls === undefined ? {} : { calls: callNumbers(calls) };
  if (example !== undefined) {
    const answer = { example: named('example', example, [...operation.examples.keys()]), ...limit } as Answer;
    return { answer, violations: [] };
  }

  const declared = Number(named('status', String(status), operation.statuses.map(String)));
  const answer = {
    status: declared,
    body: operation.emptyStatuses.has(declared) ? undefined : (body ?? null),
    ...limit,
  } as Answer;
  const path = operation.path.replaceAll(/\{[^}]+\}/g, '1');
  const { answerViolations } = engine.answer({ operation, path, query: {}, headers: {}, body: {} }, () =>
    overrideAnswer(operation, answer),
  );
  return { answer, violations: answerViolations };
}

/**
 * The same for several operations, of a recipe or a link.
 *
 * @throws UnknownName, TypeError as `answerOf`
 */
export async function answersOf(input: unknown, engine: Engine): Promise<Overrides> {
  const checked = Object.entries(objectNamed('answers', input)).map(async ([id, answer]) => {
    const operation = engine.operations.find((one) => one.id === id);
    if (!operation)
      throw new UnknownName(
        'operation',
        id,
        engine.operations.map((one) => one.id),
      );
    return [id, await answerOf(objectNamed(`the response of ${id}`, answer), operation, engine)] as const;
  });
  return Object.fromEntries(await Promise.all(checked)) as Overrides;
}

function callNumbers(given: unknown): number[] {
  if (!Array.isArray(given) || given.length === 0 || given.some((call) => !Number.isInteger(call) || call < 1))
    throw new TypeError('calls must be whole numbers from 1');
  return given as number[];
}
