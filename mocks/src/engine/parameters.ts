import type { Operation } from './contract.ts';

type Values = Record<string, string | string[]>;

/** Converts parameters from text to the types the contract gives them. Prism has already validated them. */
export function parametersOf(operation: Operation, params: Record<string, string>, query: Values) {
  return { params: converted(operation, params), query: converted(operation, query) };
}

function converted(operation: Operation, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { type, list } = operation.parameterTypes.get(name) ?? { type: 'string', list: false };
      const convert = (text: string) => (type === 'number' ? Number(text) : type === 'boolean' ? text === 'true' : text);
      if (list) return [name, (Array.isArray(value) ? value : [value]).map(convert)];
      return [name, convert(Array.isArray(value) ? value[0]! : value)];
    }),
  );
}
