import { fullNameOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { api } from '../../../shared/data/api.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import type { User } from '../../../shared/session/session.ts';

const idOf = ({ id }: User): number => id;

/** Deactivates or activates a user without confirmation, since either can be undone. */
export function useToggleUser(): (user: User) => void {
  const { t } = useTranslation('users');
  const common = { changed: ['users'], about: idOf, what: fullNameOf, failsInToast: true } as const;
  const activation = useSave({
    ...common,
    call: ({ id }: User) => api.PUT('/fleet_users/{id}/activate', { params: { path: { id } } }),
    done: (_saved, user) => ({ say: t('activated'), about: fullNameOf(user) }),
    notDone: (user) => t('stillInactive', { name: fullNameOf(user) }),
  });
  const deactivation = useSave({
    ...common,
    call: ({ id }: User) => api.PUT('/fleet_users/{id}/deactivate', { params: { path: { id } } }),
    notDone: (user) => t('stillActive', { name: fullNameOf(user) }),
    done: (_saved, user) => ({
      say: t('deactivated'),
      about: fullNameOf(user),
      action: { label: t('actions.undo'), onAction: () => void activation.save(user) },
    }),
  });
  return (user) => void (user.is_active ? deactivation : activation).save(user);
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
