import { canDeleteUser, canEditUser, canToggleActive, fmcTypeRoles, fullNameOf, roleNames } from '@wayside/domain';
import type { UserLike } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, MoreMenu } from '@wayside/ui';
import type { MenuAction } from '@wayside/ui';
import { Trash2, UserX } from 'lucide-react';
import type { User } from '../../../shared/session/session.ts';
import styles from './users.module.css';

export interface RowActions {
  edit: (user: User) => void;
  activate: (user: User) => void;
  /** Asks before a user is deactivated or deleted. */
  leave: (action: 'deactivate' | 'delete', user: User) => void;
}

const ICONS = {
  deactivate: <UserX size={16} aria-hidden="true" />,
  delete: <Trash2 size={16} aria-hidden="true" />,
} as const;
const TONES = { deactivate: 'default', delete: 'danger' } as const;

/** FMC users can't be activated. */
const mayToggle = (viewer: User, user: UserLike, context: UserContext): boolean =>
  context === 'fleet' && canToggleActive(viewer, user);

/** Whether the viewer may do anything with any user that the list can have. */
export function mayAct(viewer: User, context: UserContext): boolean {
  return (context === 'fleet' ? roleNames : fmcTypeRoles)
    .map((role) => ({ roles: [role] }))
    .some((user) => canEditUser(viewer, user) || canDeleteUser(viewer, user) || mayToggle(viewer, user, context));
}

export type UserAction = 'edit' | 'deactivate' | 'activate' | 'delete';

/** What the viewer may do with a user, in the order in which it is offered. */
export function actionsFor(viewer: User, user: User, context: UserContext): readonly UserAction[] {
  const actions: readonly [UserAction, boolean][] = [
    ['edit', canEditUser(viewer, user)],
    [user.is_active ? 'deactivate' : 'activate', mayToggle(viewer, user, context)],
    ['delete', canDeleteUser(viewer, user)],
  ];
  return actions.filter(([, isOffered]) => isOffered).map(([action]) => action);
}

/** To edit a user, or to activate one again, and the rest in a menu. */
export function UserActions({
  user,
  viewer,
  context,
  actions,
}: {
  user: User;
  viewer: User;
  context: UserContext;
  actions: RowActions;
}) {
  const { t } = useTranslation('users');
  const name = fullNameOf(user);
  const offered = actionsFor(viewer, user, context);
  const own = offered.find((action) => action === 'edit' || action === 'activate');
  const menu: MenuAction[] = [];
  for (const id of ['deactivate', 'delete'] as const) {
    if (!offered.includes(id)) continue;
    const label = t(`actions.${id}`, { name });
    menu.push({ id, label, icon: ICONS[id], tone: TONES[id], onAction: () => actions.leave(id, user) });
  }
  return (
    <span className={styles.actions}>
      {own && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t(`actions.${own}`, { name })}
          onPress={() => actions[own](user)}
        >
          {t(`actions.${own}Short`)}
        </Button>
      )}
      {menu.length > 0 ? (
        <MoreMenu size="small" label={t('actions.more', { name })} actions={menu} />
      ) : (
        // Room for one, so that actions of all rows stand below each other.
        <span className={styles.noMenu} />
      )}
    </span>
  );
}
