import type { WorldSeed } from './seed/base.ts';
import type { User } from './people/people.ts';
import { World } from './world.ts';

/** A world as a session would have it. */
export function worldOf(seed: Partial<WorldSeed> = {}): World {
  return new World({
    brand: 'default',
    seed: 'test',
    shape: {},
    player: 'Owner',
    clock: '2026-03-16T14:00:00Z',
    ...seed,
  });
}

const IDS = { owner: 1, admin: 2, manager: 3, driver: 4, fmc: 5 };

/** One of the users testers sign in as. */
export const personOf = (world: World, role: keyof typeof IDS): User => world.users.get(IDS[role])!;
