import { canDeleteUser, canEditUser, canToggleActive, fmcTypeRoles, fullNameOf, roleNames } from '@wayside/domain';
import type { UserLike } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, MoreMenu } from '@wayside/ui';
import { Trash2, UserX } from 'lucide-react';
import type { User } from '../../../shared/session/session.ts';
import styles from './users.module.css';

export interface RowActions {
  edit: (user: User) => void;
  toggle: (user: User) => void;
  remove: (user: User) => void;
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** FMC users can't be activated. */
const mayToggle = (viewer: User, user: UserLike, context: UserContext): boolean =>
  context === 'fleet' && canToggleActive(viewer, user);

/** Whether the viewer may do anything with any user that the list can have. */
export function mayAct(viewer: User, context: UserContext): boolean {
  return (context === 'fleet' ? roleNames : fmcTypeRoles)
    .map((role) => ({ roles: [role] }))
    .some((user) => canEditUser(viewer, user) || canDeleteUser(viewer, user) || mayToggle(viewer, user, context));
}

/** What the viewer may do with a user: to edit, or to activate again, and the rest in a menu. */
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
  const canToggle = mayToggle(viewer, user, context);
  const own = canEditUser(viewer, user) ? 'edit' : canToggle && !user.is_active ? 'activate' : undefined;
  return (
    <span className={styles.actions}>
      {own && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t(`actions.${own}`, { name })}
          onPress={() => actions[own === 'edit' ? 'edit' : 'toggle'](user)}
        >
          {t(`actions.${own}Short`)}
        </Button>
      )}
      <MoreMenu
        size="small"
        label={t('actions.more', { name })}
        actions={[
          {
            id: 'deactivate',
            label: t('actions.deactivate', { name }),
            icon: <UserX {...icon} />,
            onAction: () => actions.toggle(user),
            isOffered: canToggle && user.is_active,
          },
          {
            id: 'delete',
            label: t('actions.delete', { name }),
            icon: <Trash2 {...icon} />,
            tone: 'danger' as const,
            onAction: () => actions.remove(user),
            isOffered: canDeleteUser(viewer, user),
          },
        ]
          .filter(({ isOffered }) => isOffered)
          .map(({ isOffered: _isOffered, ...action }) => action)}
      />
    </span>
  );
}
