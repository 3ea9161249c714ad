import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { roleNames } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import type { Overrides, Scenario } from '../define.ts';
import { firstScreen, placeOf } from '../screens.ts';

type Statuses<Op extends OperationId> = (typeof operationTable)[Op]['statuses'];
type FailureStatus<Op extends OperationId> = Extract<keyof Statuses<Op>, `4${string}` | `5${string}`>;

/** Names of the failure examples that the contract declares for an operation. */
export type FailureName<Op extends OperationId> = {
  [S in FailureStatus<Op>]: Statuses<Op>[S] extends readonly (infer Name extends string)[] ? Name : never;
}[FailureStatus<Op>];

/** `failures/getDashboard/serverError` */
export type FailureId = { [Op in OperationId]: `failures/${Op}/${FailureName<Op>}` }[OperationId];

/** 'vinNotFound' → 'vin not found' */
const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * One scenario for every failure answer that the contract declares: the call answers it, everything else is an ordinary
 * day.
 */
export const failures: readonly (Scenario & { id: FailureId })[] = (
  Object.keys(operationTable) as OperationId[]
).flatMap((operation) => {
  const { roles, method, path, statuses } = operationTable[operation];
  const allowed = roles === 'anyone' ? undefined : narrowed(roles);
  return Object.entries(statuses as Record<string, readonly string[]>)
    .filter(([status]) => status >= '400')
    .flatMap(([status, examples]) =>
      examples.map((example) => ({
        id: `failures/${operation}/${example}` as FailureId,
        title: `${operation} returns ${status} ${inWords(example)}`,
        story: `${method} ${path} returns ${status} with the contract’s example ${example}. First met on: ${firstScreen(operation).title}.`,
        roles: allowed,
        answers: { [operation]: { example } } as Overrides,
        ...placeOf(operation),
      })),
    );
});

/** Undefined when every role may call it. */
function narrowed(roles: readonly Role[]): readonly [Role, ...Role[]] | undefined {
  const [first, ...others] = roles;
  return first === undefined || roles.length === roleNames.length ? undefined : [first, ...others];
}
