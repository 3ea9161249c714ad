/** Why a world class does not do what it was asked for: a failure that the contract names, with texts of its own where they name a value. */
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
