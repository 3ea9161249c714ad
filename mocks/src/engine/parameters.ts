import type { Violation } from '@wayside/scenarios/control';
import type { Operation } from './contract.ts';

type Values = Record<string, string | string[]>;

/** Converts parameters from text to the types the contract gives them. Prism has already validated them. */
export function parametersOf(operation: Operation, params: Record<string, string>, query: Values) {
  return { params: converted(operation, params), query: converted(operation, query) };
}

/** Parameters that are present but empty, and may not be. */
export function emptyParameters(operation: Operation, query: Values): Violation[] {
  return Object.entries(query)
    .filter(([name, value]) => operation.parameterTypes.get(name)?.mayBeEmpty === false && [value].flat().includes(''))
    .map(([name]) => ({ path: ['query', name], message: 'Request query parameter must not be empty', code: 'empty' }));
}

function converted(operation: Operation, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { type, list } = operation.parameterTypes.get(name) ?? { type: 'string', list: false };
      const convert = (text: string) =>
        type === 'number' ? Number(text) : type === 'boolean' ? text === 'true' : text;
      if (list) return [name, (Array.isArray(value) ? value : [value]).map(convert)];
      return [name, convert(Array.isArray(value) ? value[0]! : value)];
    }),
  );
}
