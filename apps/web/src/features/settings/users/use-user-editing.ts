import type { Offered, UserContext, UserValues } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { userKind, userMachine } from '@wayside/machines';
import type { SavedUser, UserLabel } from '@wayside/machines';
import { leaves } from '../../../shared/list/use-open-record.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { RecordFlow } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { useUserAddress } from './use-user-address.ts';
import { userCalls } from './user-calls.ts';

export interface UserEditingOptions {
  context: UserContext;
  viewer: User;
  /** Undefined for a new user. */
  user: User | undefined;
  offered: Offered;
  onClose: () => void;
}

/** The user form with its calls and what it says after saving. */
export function useUserEditing(options: UserEditingOptions): RecordFlow<SavedUser, UserValues, Offered, UserLabel> {
  const { context, viewer, user, offered, onClose } = options;
  const { t } = useTranslation('users');
  const { show } = useUserAddress();
  return useRecord({
    kind: userKind,
    machine: userMachine,
    calls: userCalls(context, viewer),
    saved: user ?? null,
    given: offered,
    draftName: `user_${context}_${user?.id ?? 'new'}`,
    owner: { userId: viewer.id, fleetId: viewer.fleet_id ?? null },
    texts: {
      what: t('form.what'),
      done: ({ isNew, draft: { firstName, lastName } }) => {
        const name = `${firstName.trim()} ${lastName.trim()}`;
        return {
          title: t(isNew ? 'created' : 'updated'),
          description: name,
          tone: 'success',
          action: isNew ? { label: t('actions.show'), onAction: () => show(name) } : undefined,
        };
      },
      refusal: (label) => t(`refused.${label}`),
    },
    onClose,
    guard: { isLeaving: leaves('user') },
  });
}
