import { roleNames } from '@wayside/domain';
import { PASSWORD, emailOf, roleSlug } from '@wayside/scenarios';
import type { User } from './people.ts';
import type { Surroundings } from '../surroundings.ts';

/** The one-time code that is always accepted. */
export const OTP = '123456';
/** Keys and reset links with this name have expired. */
export const EXPIRED = 'expired';

/** People's passwords and sign-in keys. Everyone starts with the same password. */
export class Credentials {
  readonly #world: Surroundings;
  #changed = new Map<number, string>();

  constructor(world: Surroundings) {
    this.#world = world;
  }

  userBy(email: string, password: string): User | undefined {
    const user = this.#world.users.byEmail(email);
    return user?.is_active && this.matches(user.id, password) ? user : undefined;
  }

  /** `key-<role>` signs in that role's user, K2 a user other than the player; any other valid key is the player's. */
  userByKey(key: string): User | undefined {
    if (key === EXPIRED) return undefined;
    const { player, users } = this.#world;
    const named = roleNames.find((role) => key === `key-${roleSlug(role)}`);
    const other = player === 'Admin' ? 'Owner' : 'Admin';
    return users.byEmail(emailOf(named ?? (key === 'K2' ? other : player)));
  }

  matches(userId: number, password: string): boolean {
    return (this.#changed.get(userId) ?? PASSWORD) === password;
  }

  change(userId: number, password: string): void {
    this.#changed.set(userId, password);
  }
}
