import type { OperationId } from '@wayside/api-client';
import type { Override } from '@wayside/scenarios';
import type { Operation } from './contract.ts';
import type { Answer } from './engine.ts';

/** The response that a scenario or a tester chose for an operation. */
export function overrideAnswer(operation: Operation, override: Override<OperationId>): Answer {
  return 'example' in override
    ? exampleAnswer(operation, override.example)
    : { status: override.status, body: override.body };
}

/** A named example of the contract as a response; `errors` replaces its messages. */
export function exampleAnswer(operation: Operation, name: string, errors?: readonly string[]): Answer {
  const example = operation.examples.get(name);
  if (!example)
    throw new Error(
      `${operation.id} declares no example "${name}". It has: ${[...operation.examples.keys()].join(', ')}`,
    );
  return { status: example.status, body: errors ? { errors } : example.value };
}
