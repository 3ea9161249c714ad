import { operationTable } from '@wayside/api-client';
import { canAdministerUsers, fmcTypeRoles, isFmcUser, roleNames } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../shared/session/session.ts';
import { actionsFor, mayAct } from './user-actions.tsx';
import type { UserAction } from './user-actions.tsx';

const VIEWER = 1;
const VIEWED = 2;
function someone(id: number, role: Role, is_active = true) {
  return { id, firstName: 'Ann', lastName: 'Lee', roles: [role], is_active } as unknown as User;
}
const LETTERS: Record<UserAction, string> = { edit: 'E', deactivate: 'T', activate: 'A', delete: 'D' };

/** What the viewer is offered for a user: E edit, T deactivate, A activate, D delete. */
const offered = (viewer: User, user: User, context: UserContext): string =>
  actionsFor(viewer, user, context)
    .map((action) => LETTERS[action])
    .join('');

/**
 * By viewer role: actions on each role in a fleet, in the order of `roleNames`. E edit, T deactivate, D delete, `-`
 * none.
 */
const IN_FLEET: Record<Role, string> = {
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

describe('[ROL-08] [ROL-09] [ROL-10] [ROL-11] [ROL-13] every role before every role', () => {
  it.each(roleNames)('%s in the list of a fleet', (viewed) => {
    expect(
      roleNames.map((role) => offered(someone(VIEWER, role), someone(VIEWED, viewed), 'fleet') || '-').join(' '),
    ).toBe(IN_FLEET[viewed]);
  });

  it.each(roleNames)('[USR-10] %s among the users of a management company: the same without activation', (viewed) => {
    const [fleet, fmc] = (['fleet', 'fmc'] as const).map((context) =>
      roleNames.map((role) => offered(someone(VIEWER, role), someone(VIEWED, viewed), context)),
    );
    const withoutToggle = fleet!.map((letters) => letters.replace('T', ''));
    expect(fmc).toEqual(withoutToggle);
  });

  it('[ROL-07] nobody deletes or deactivates themselves', () => {
    for (const role of roleNames) {
      const self = someone(VIEWER, role);
      expect(offered(self, self, 'fleet'), role).toMatch(/^E?$/);
    }
  });

  it.each([
    ['fleet', roleNames],
    ['fmc', fmcTypeRoles],
  ] as const)('the list of a %s has a column for actions where it offers any', (context, listed) => {
    const withActions = roleNames.filter((role) =>
      listed.some((viewed) => offered(someone(VIEWER, role), someone(VIEWED, viewed), context)),
    );
    expect(roleNames.filter((role) => mayAct(someone(VIEWER, role), context))).toEqual(withActions);
  });

  it('[USR-12] who is deactivated can be activated and deleted, not edited', () => {
    expect(offered(someone(VIEWER, 'Owner'), someone(VIEWED, 'Driver', false), 'fleet')).toBe('AD');
    expect(offered(someone(VIEWER, 'Manager'), someone(VIEWED, 'Driver', false), 'fleet')).toBe('A');
  });
});

describe('[ROL-02] the contract', () => {
  const mayCall = (operation: keyof typeof operationTable, role: Role): boolean => {
    const { roles } = operationTable[operation];
    return roles === 'anyone' || (roles as readonly string[]).includes(role);
  };
  const CALLS = {
    E: 'updateFleetUser',
    T: 'deactivateFleetUser',
    A: 'activateFleetUser',
    D: 'deleteFleetUser',
  } as const;

  it.each(roleNames)('lets %s do whatever the screen offers', (role) => {
    for (const context of ['fleet', 'fmc'] as const) {
      for (const viewed of roleNames) {
        for (const isActive of [true, false]) {
          for (const letter of offered(someone(VIEWER, role), someone(VIEWED, viewed, isActive), context)) {
            expect(mayCall(CALLS[letter as keyof typeof CALLS], role), `${role} ${letter} ${viewed}`).toBe(true);
          }
        }
      }
    }
  });

  it('has the same admins, fleet admins and FMC users as the screens', () => {
    for (const role of roleNames) {
      const viewer = someone(VIEWER, role);
      expect(mayCall('createFleetUser', role), role).toBe(canAdministerUsers(viewer));
      expect(mayCall('deleteFleetUser', role), role).toBe(canAdministerUsers(viewer));
      expect(mayCall('listFmcUsers', role), role).toBe(isFmcUser(viewer));
      const toggles = offered(viewer, someone(VIEWED, 'Driver', false), 'fleet').includes('A');
      for (const call of ['activateFleetUser', 'deactivateFleetUser'] as const)
        expect(mayCall(call, role), role).toBe(toggles);
    }
  });
});
