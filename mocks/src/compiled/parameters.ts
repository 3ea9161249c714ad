import type { Violation } from '@wayside/scenarios/control';
import type { Parameters } from './operation-checks.ts';
import { violationsOf } from './violations.ts';
import type { Part } from './violations.ts';

type Sent = Readonly<Record<string, string | string[]>>;

/** Names are compared without case, and an empty value is none. */
export function parameterViolations(
  declared: Parameters | undefined,
  sent: Sent,
  of: 'Request' | 'Response',
  part: Exclude<Part, 'body'>,
): Violation[] {
  if (!declared) return [];
  const byName = new Map(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));
  const values = declared.values.flatMap(({ name, list }) => {
    const value = byName.get(name);
    return value ? [[name, list ? listOf(value, list) : value] as const] : [];
  });
  return violationsOf(declared.schema, Object.fromEntries(values), of, part);
}

function listOf(value: string | string[], list: 'repeated' | 'commas'): string[] {
  if (list === 'repeated') return Array.isArray(value) ? value : [value];
  return (Array.isArray(value) ? value.at(-1)! : value).split(',');
}

/** What stands in a path where its template has names. A value with commas is a list of several. */
export function pathValues(template: string, path: string): Sent {
  const steps = path.split('/');
  return Object.fromEntries(
    template.split('/').flatMap((step, index) => {
      if (!step.startsWith('{')) return [];
      const values = steps[index]!.split(',').map(decodeURIComponent);
      return [[step.slice(1, -1), values.length > 1 ? values : values[0]!]];
    }),
  );
}
