import type { Violation } from '@wayside/scenarios/control';
import type { SchemaError, Validator } from './operation-checks.ts';

/** Where a value is from, as its message says. */
export type Part = 'body' | 'header' | 'query' | 'path';

/** What a schema says against a value, in Prism's words. */
export function violationsOf(schema: Validator, value: unknown, of: 'Request' | 'Response', part: Part): Violation[] {
  return schema(value) ? [] : (schema.errors ?? []).map((error) => violationOf(error, of, part));
}

function violationOf({ instancePath, keyword, message = '', params }: SchemaError, of: string, part: Part): Violation {
  const path = instancePath.split('/').filter((step) => step !== '');
  const place = path.length > 0 ? `${part === 'body' ? 'property' : 'parameter'} ${path.join('.').trim()} ` : '';
  const { allowedValues, additionalProperty } = params;
  const allowed = Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : '';
  const found = typeof additionalProperty === 'string' ? `; found '${additionalProperty}'` : '';
  return { message: `${of} ${part} ${place}${message}${allowed}${found}`, path: [part, ...path], code: keyword };
}
