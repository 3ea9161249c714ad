import { canDeleteUser, canEditUser, canToggleActive, fmcTypeRoles, fullNameOf, roleNames } from '@wayside/domain';
import type { UserLike } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { IconButton } from '@wayside/ui';
import { Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import type { User } from '../../../shared/session/session.ts';
import styles from './users.module.css';

export interface RowActions {
  edit: (user: User) => void;
  toggle: (user: User) => void;
  remove: (user: User) => void;
}

/** FMC users can't be activated. */
const mayToggle = (viewer: User, user: UserLike, context: UserContext): boolean =>
  context === 'fleet' && canToggleActive(viewer, user);

/** Whether the viewer may do anything with any user that the list can have. */
export function mayAct(viewer: User, context: UserContext): boolean {
  return (context === 'fleet' ? roleNames : fmcTypeRoles)
    .map((role) => ({ roles: [role] }))
    .some((user) => canEditUser(viewer, user) || canDeleteUser(viewer, user) || mayToggle(viewer, user, context));
}

/** What the viewer may do with a user. */
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
  const toggle = user.is_active
    ? ({ id: 'deactivate', Icon: UserX } as const)
    : ({ id: 'activate', Icon: UserCheck } as const);
  const buttons = [
    { id: 'edit', Icon: Pencil, onPress: actions.edit, isOffered: canEditUser(viewer, user) },
    { ...toggle, onPress: actions.toggle, isOffered: mayToggle(viewer, user, context) },
    { id: 'delete', Icon: Trash2, onPress: actions.remove, isOffered: canDeleteUser(viewer, user) },
  ] as const;
  return (
    <span className={styles.actions}>
      {buttons
        .filter(({ isOffered }) => isOffered)
        .map(({ id, Icon, onPress }) => (
          <IconButton
            key={id}
            label={t(`actions.${id}`, { name: fullNameOf(user) })}
            icon={<Icon size={16} aria-hidden="true" />}
            size="small"
            onPress={() => onPress(user)}
          />
        ))}
    </span>
  );
}
