import { fullNameOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import type { User } from '../../../shared/session/session.ts';

const activate = ({ id }: User) => api.PUT('/fleet_users/{id}/activate', { params: { path: { id } } });

/** Activates a user without asking. */
export function useActivateUser(): (user: User) => void {
  const { t } = useTranslation('users');
  const { save } = useSave({
    call: activate,
    changed: ['users'],
    about: ({ id }: User) => id,
    what: fullNameOf,
    failsInToast: true,
    done: (_saved, user) => ({ say: t('activated'), about: fullNameOf(user) }),
    notDone: (user) => t('stillInactive', { name: fullNameOf(user) }),
  });
  return (user) => void save(user);
}

export function useDeactivateUser() {
  const { t } = useTranslation('users');
  const undo = useActivateUser();
  return useSave({
    call: ({ id }: User) => api.PUT('/fleet_users/{id}/deactivate', { params: { path: { id } } }),
    changed: ['users'],
    done: (_saved, user) => ({
      say: t('deactivated'),
      about: fullNameOf(user),
      action: { label: t('actions.undo'), onAction: () => undo(user) },
    }),
    what: fullNameOf,
  });
}

export function useDeleteUser() {
  const { t } = useTranslation('users');
  return useSave({
    call: ({ id }: User) => api.DELETE('/fleet_users/{id}', { params: { path: { id } } }),
    changed: ['users'],
    done: (_saved, user) => ({ say: t('deleted'), about: fullNameOf(user) }),
    what: fullNameOf,
    isDeletion: true,
  });
}
