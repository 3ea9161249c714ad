import { canEditUser, isFmcUser, place } from '@wayside/domain';
import type { RoleHolder } from '@wayside/domain';
import { useKnownUser } from '../data/user.ts';

type Person = RoleHolder & { readonly id: number; readonly name: string; readonly is_active?: boolean | null };

/**
 * Where a user of the fleet is found: their form, or the list for whoever may not edit them. Users of the management
 * company are in no list of the fleet.
 */
export function useUserPlace(): (person: Person) => string | undefined {
  const { data: viewer } = useKnownUser();
  return (person) =>
    isFmcUser(person)
      ? undefined
      : place.settings('users', canEditUser(viewer, person) ? { user: person.id } : { q: person.name });
}
