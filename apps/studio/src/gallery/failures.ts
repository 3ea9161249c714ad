import type { Scenario } from '@wayside/scenarios';

export interface FailuresOfOperation {
  operation: string;
  scenarios: Scenario[];
}

/** By part of the contract and operation, in the order of the contract. */
export function grouped(
  failures: readonly Scenario[],
  tags: Readonly<Record<string, string>>,
): { tag: string; operations: FailuresOfOperation[] }[] {
  const byOperation = Map.groupBy(failures, ({ id }) => id.split('/')[1] ?? '');
  const operations = [...byOperation].map(([operation, scenarios]) => ({ operation, scenarios }));
  return [...Map.groupBy(operations, ({ operation }) => tags[operation] ?? 'other')].map(([tag, inside]) => ({ tag, operations: inside }));
}

/** `failures/getDashboard/serverError`, whose title begins 'getDashboard returns 500' */
export function failureOf({ id, title }: Scenario): { status: string; example: string } {
  return { status: /\b[45]\d\d\b/.exec(title)?.[0] ?? '', example: id.split('/')[2] ?? '' };
}
