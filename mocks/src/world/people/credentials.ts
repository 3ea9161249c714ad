import { roleNames } from '@wayside/domain';
import { PASSWORD, emailOf, roleSlug } from '@wayside/scenarios';
import type { User } from './people.ts';
import type { World } from '../world.ts';

/** The one-time code that is always right. */
export const OTP = '123456';
/** Keys and reset links with this name have ended. */
export const EXPIRED = 'expired';

/** Passwords and sign-in keys of people. Everyone starts with the same password. */
export class Credentials {
  readonly #world: World;
  #changed = new Map<number, string>();

  constructor(world: World) {
    this.#world = world;
  }

  userBy(email: string, password: string): User | undefined {
    const user = this.#world.users.byEmail(email);
    return user?.is_active && this.matches(user.id, password) ? user : undefined;
  }

  /** `key-<role>` is the key of that role's user, K2 the key of somebody else than the player; any other good key is the player's. */
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
