import { fullNameOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import type { User } from '../../../shared/session/session.ts';

const idOf = ({ id }: User): number => id;

const activate = ({ id }: User) => api.PUT('/fleet_users/{id}/activate', { params: { path: { id } } });
const deactivate = ({ id }: User) => api.PUT('/fleet_users/{id}/deactivate', { params: { path: { id } } });

/** Deactivates or activates a user without confirmation, since either can be undone. */
export function useToggleUser(): (user: User) => void {
  const { t } = useTranslation('users');
  const common = { changed: ['users'], about: idOf, what: fullNameOf, failsInToast: true } as const;
  const activated = (user: User) => ({ say: t('activated'), about: fullNameOf(user) });
  const stillInactive = (user: User): string => t('stillInactive', { name: fullNameOf(user) });
  const { save: undo } = useSave({
    ...common,
    call: activate,
    done: (_saved, user) => activated(user),
    notDone: stillInactive,
  });
  // One for both, so that quick presses don't deactivate and activate in turn.
  const { save } = useSave({
    ...common,
    call: (user: User) => (user.is_active ? deactivate : activate)(user),
    notDone: (user) => (user.is_active ? t('stillActive', { name: fullNameOf(user) }) : stillInactive(user)),
    done: (_saved, user) =>
      user.is_active
        ? {
            say: t('deactivated'),
            about: fullNameOf(user),
            action: { label: t('actions.undo'), onAction: () => void undo(user) },
          }
        : activated(user),
  });
  return (user) => void save(user);
}

export function useDeleteUser() {
  const { t } = useTranslation('users');
  return useSave({
    call: ({ id }: User) => api.DELETE('/fleet_users/{id}', { params: { path: { id } } }),
    changed: ['users'],
    done: (_saved, user) => ({ say: t('deleted'), about: fullNameOf(user) }),
    what: fullNameOf,
  });
}
