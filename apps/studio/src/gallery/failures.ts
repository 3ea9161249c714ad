import type { Scenario } from '@wayside/scenarios';

export interface FailuresOfOperation {
  operation: string;
  scenarios: Scenario[];
}

/** Grouped by contract section and operation, in contract order. */
export function grouped(
  failures: readonly Scenario[],
  tags: Readonly<Record<string, string>>,
): { tag: string; operations: FailuresOfOperation[] }[] {
  const byOperation = Map.groupBy(failures, ({ id }) => id.split('/')[1] ?? '');
  const operations = [...byOperation].map(([operation, scenarios]) => ({ operation, scenarios }));
  return [...Map.groupBy(operations, ({ operation }) => tags[operation] ?? 'other')].map(([tag, inside]) => ({
    tag,
    operations: inside,
  }));
}

/** What all failures of an operation have in common: 'GET /dashboard. First met on: Dashboard.' */
export function descriptionOf([first]: readonly Scenario[]): string {
  return (first?.story ?? '').replace(/ returns [45]\d\d with the contract's example \w+/, '');
}

/** Parses `failures/getDashboard/serverError`, whose title starts with 'getDashboard returns 500'. */
export function failureOf({ id, title }: Scenario): { status: string; example: string } {
  return { status: /\b[45]\d\d\b/.exec(title)?.[0] ?? '', example: id.split('/')[2] ?? '' };
}
