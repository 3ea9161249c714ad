import type { Operation } from './contract.ts';
import type { Answer } from './engine.ts';

/**
 * What a caller asks for with the `Prefer` header, by the names that Prism documents: `code=404, example=notFound`,
 * `dynamic=true`.
 */
export interface Preference {
  code?: number;
  example?: string;
  dynamic: boolean;
}

const NONE: Preference = { dynamic: false };

export function preferenceOf(header: string | undefined): Preference {
  if (header === undefined) return NONE;
  const wishes = new Map(
    header.split(/[,;]/).map((wish): [string, string] => {
      const [name = '', value = ''] = wish.split('=');
      return [name.trim().toLowerCase(), value.trim().replace(/^"|"$/g, '')];
    }),
  );
  const code = wishes.get('code');
  const example = wishes.get('example');
  return {
    code: code ? Number(code) : undefined,
    example: example || undefined,
    dynamic: wishes.get('dynamic') === 'true',
  };
}

/**
 * The declared response that is preferred; undefined when none in particular is.
 *
 * @throws UnknownPreference naming what the operation declares
 */
export function preferred(operation: Operation, { code, example }: Preference): Answer | undefined {
  if (code === undefined && example === undefined) return undefined;
  const declared = [...operation.examples.values()];
  const match = declared.find(
    ({ status, name }) => (code === undefined || status === code) && (example === undefined || name === example),
  );
  if (match) return { status: match.status, body: match.value };
  if (example === undefined && operation.emptyStatuses.has(code!)) return { status: code! };
  const valid = [
    ...declared.map(({ status, name }) => `code=${status}, example=${name}`),
    ...[...operation.emptyStatuses].map((status) => `code=${status}`),
  ];
  throw new UnknownPreference(`${operation.id} declares no such response. It has: ${valid.join('; ')}`);
}

export class UnknownPreference extends Error {}
