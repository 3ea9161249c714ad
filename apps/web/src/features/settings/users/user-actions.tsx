import { canAdministerUsers, canDeleteUser, canEditUser, canToggleActive, fullNameOf } from '@wayside/domain';
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

export interface UserActionsProps {
  user: User;
  viewer: User;
  context: UserContext;
  actions: RowActions;
}

/** Whether the viewer may do anything with any user. */
export const mayAct = (viewer: User, context: UserContext): boolean =>
  canAdministerUsers(viewer) || (context === 'fleet' && canToggleActive(viewer, { roles: ['Driver'] }));

/** What the viewer may do with a user. FMC users can't be activated. */
export function UserActions({ user, viewer, context, actions }: UserActionsProps) {
  const { t } = useTranslation('users');
  const name = fullNameOf(user);
  return (
    <span className={styles.actions}>
      {canEditUser(viewer, user) && (
        <IconButton
          label={t('actions.edit', { name })}
          icon={<Pencil size={16} aria-hidden="true" />}
          size="small"
          onPress={() => actions.edit(user)}
        />
      )}
      {context === 'fleet' && canToggleActive(viewer, user) && (
        <IconButton
          label={t(user.is_active ? 'actions.deactivate' : 'actions.activate', { name })}
          icon={user.is_active ? <UserX size={16} aria-hidden="true" /> : <UserCheck size={16} aria-hidden="true" />}
          size="small"
          onPress={() => actions.toggle(user)}
        />
      )}
      {canDeleteUser(viewer, user) && (
        <IconButton
          label={t('actions.delete', { name })}
          icon={<Trash2 size={16} aria-hidden="true" />}
          size="small"
          onPress={() => actions.remove(user)}
        />
      )}
    </span>
  );
}
