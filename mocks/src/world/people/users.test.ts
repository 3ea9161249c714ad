import { holdsAny, roleNames } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import type { User } from './people.ts';
import { personOf, worldOf } from '../world.fixture.ts';

const input = {
  firstName: 'Nora',
  lastName: 'Quist',
  email: 'nora@wayside.example',
  cellPhone: '5035550199',
  language: 'fr' as const,
  roles: ['Driver' as const],
};

describe('users', () => {
  it('[PRF-03] a preference that was not sent is unchanged', () => {
    const { users } = worldOf({ brand: 'canada' });
    const byEmail = users.get(1)!.email_notification_preference_attributes;
    const before = users.get(1)!.text_notification_preference_attributes!;
    const after = users.update(1, {
      text_notification_preference_attributes: { approvals_required: !before.approvals_required },
    })!;
    expect(after.text_notification_preference_attributes).toEqual({
      ...before,
      approvals_required: !before.approvals_required,
    });
    expect(after.email_notification_preference_attributes).toEqual(byEmail);
  });

  it('belong to a fleet: another fleet has its own', () => {
    const { users } = worldOf();
    expect(users.ofFleet(OWN_FLEET_ID).length).toBeGreaterThan(10);
    const created = users.create(input, 7);
    expect(users.ofFleet(7)).toEqual([created]);
    expect(users.ofFleet(OWN_FLEET_ID)).not.toContain(created);
    expect(users.ofFleet(null)).toEqual([]);
  });

  it('a new one has what was entered, and nothing of anybody else', () => {
    const { users } = worldOf();
    const owner = { ...users.get(1)! };
    users.remove(1);
    const created = users.create(input, OWN_FLEET_ID);
    expect(created).toMatchObject({
      ...input,
      name: 'Nora Quist',
      fleet_id: OWN_FLEET_ID,
      vehicle_ids: [],
      is_active: true,
    });
    expect(Object.keys(created).toSorted()).toEqual(Object.keys(owner).toSorted());
    for (const by of ['text', 'email'] as const) {
      expect(new Set(Object.values(created[`${by}_notification_preference_attributes`]!))).toEqual(new Set([false]));
    }
  });
});

/**
 * What each role may do to a user of the role, in the order of `roleNames`: E edit, T activate and deactivate, D
 * delete, `-` nothing.
 */
const MAY: Record<Role, string> = {
  Owner: 'E E - - ED E E - E E -',
  Admin: 'ETD ETD - - ETD ETD ETD - ETD ETD -',
  Manager: 'ETD ETD T - ETD ETD ETD T ETD ETD T',
  Driver: 'ETD ETD T - ETD ETD ETD T ETD ETD T',
  FMC: 'E E - - ED - - - - - -',
  'FMC Admin': 'E E - - ED - - - - - -',
  'FMC Fleet Admin': 'E E - - ED - - - - - -',
  'FMC Fleet Manager': 'E E - - ED - - - - - -',
  'Super Admin': 'E E - - ED E E - E E -',
  'Account Owner': 'E E - - ED E E - E E -',
  'Fleet Manager': 'ETD ETD T - ETD ETD ETD T ETD ETD T',
};

describe('[ROL-08] [ROL-09] [ROL-10] [ROL-11] [ROL-13] what the server lets one user do to another', () => {
  const { users } = worldOf();
  const owner = users.get(1)!;
  const may = (viewer: Role, target: Role, is_active = true): string => {
    const pair: [User, User] = [
      { ...owner, id: 801, roles: [viewer] },
      { ...owner, id: 802, roles: [target], is_active },
    ];
    return (
      `${users.mayEdit(...pair) ? 'E' : ''}${users.mayToggle(...pair) ? 'T' : ''}${users.mayDelete(...pair) ? 'D' : ''}` ||
      '-'
    );
  };

  it.each(roleNames)('%s', (target) => {
    expect(roleNames.map((viewer) => may(viewer, target)).join(' ')).toBe(MAY[target]);
    // That a deactivated user can't be edited is an answer of its own.
    expect(roleNames.map((viewer) => may(viewer, target, false)).join(' ')).toBe(MAY[target]);
  });

  it('[ROL-07] everyone edits their own account, and never deactivates or deletes it', () => {
    for (const role of roleNames) {
      const self = { ...personOf(worldOf(), 'driver'), roles: [role] };
      expect([users.mayEdit(self, self), users.mayToggle(self, self), users.mayDelete(self, self)], role).toEqual([
        true,
        false,
        false,
      ]);
    }
  });

  it('[PPV-01] a fleet keeps its last active owner or admin', () => {
    const { users } = worldOf({ shape: { leaders: 'one' } });
    const owner = users.get(1)!;
    expect(users.ofFleet(owner.fleet_id).some((user) => user.is_active && holdsAny(user, ['Account Owner']))).toBe(
      true,
    );
    expect(users.isLastLeader(owner)).toBe(true);
    expect(users.isLastLeader(owner, ['Driver'])).toBe(true);
    expect(users.isLastLeader(owner, ['Driver', 'Admin'])).toBe(false);
    users.setActive(2, true);
    expect(users.isLastLeader(owner)).toBe(false);
  });
});
