/**
 * Why a world class rejects a request: a failure named in the contract, with its own messages where they contain a
 * value.
 */
export interface Refusal<Name extends string> {
  refused: Name;
  errors?: string[];
}

export function refuse<const Name extends string>(refused: Name, ...errors: string[]): Refusal<Name> {
  return errors.length > 0 ? { refused, errors } : { refused };
}

export function isRefusal<T, Name extends string>(outcome: T | Refusal<Name>): outcome is Refusal<Name> {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}
