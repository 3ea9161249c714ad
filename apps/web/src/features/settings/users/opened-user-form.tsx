import { useQuery } from '@tanstack/react-query';
import { canAdministerUsers, canEditUser, fullNameOf, normalizeRole, offeredRoles } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, SkeletonRows } from '@wayside/ui';
import type { EmptyKind } from '@wayside/ui';
import { useState } from 'react';
import { Loaded, both } from '../../../shared/data/loaded.tsx';
import type { OpenRecord } from '../../../shared/list/use-open-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { useUserAddress } from './use-user-address.ts';
import { UserForm } from './user-form.tsx';
import { rolesQuery, useAssignables, useUsers } from './users.queries.ts';

export interface OpenedFormProps {
  context: UserContext;
  viewer: User;
  opened: OpenRecord;
}

/**
 * The users, and the opened one as first loaded: the form keeps what is typed when a colleague changes or deletes the
 * user.
 */
function useOpened({ context, viewer, opened }: OpenedFormProps) {
  const users = useUsers(context, viewer);
  const current = users.data?.find(({ id }) => id === opened);
  const [first, setFirst] = useState(current);
  const isOpened = first?.id === opened;
  if (!isOpened && current) setFirst(current);
  return { users, user: isOpened ? first : current };
}

/** Form title: "Add user", "Edit Ann Lee" or "User not found". */
export function useFormTitle(props: OpenedFormProps): string {
  const { t } = useTranslation('users');
  const { user, users } = useOpened(props);
  if (props.opened === 'new') return t('form.addTitle');
  if (!user && users.data) return t('form.gone.title');
  return t('form.editTitle', { name: user ? fullNameOf(user) : '' }).trim();
}

/** The form for the user in the URL, once its choices have loaded; otherwise the reason it can't be shown. */
export function OpenedUserForm(props: OpenedFormProps) {
  const { context, viewer, opened } = props;
  const { t } = useTranslation('users');
  const { close } = useUserAddress();
  const { users, user } = useOpened(props);
  const choices = both(useQuery(rolesQuery(context)), useAssignables(context));
  const skeleton = <SkeletonRows label={t('form.loading')} rows={6} columns="1fr 1fr" />;
  const refusal = (title: string, body: string, kind: EmptyKind = 'no-permission') => (
    <EmptyState kind={kind} title={title} action={<Button onPress={close}>{t('form.back')}</Button>}>
      {body}
    </EmptyState>
  );

  if (opened === 'new' && !canAdministerUsers(viewer))
    return refusal(
      t('form.forbiddenNew.title'),
      t(context === 'fleet' ? 'form.forbiddenNew.body' : 'form.forbiddenNew.fmcBody'),
    );
  return (
    <Loaded query={both(users, choices)} skeleton={skeleton}>
      {([, [roles, assignables]]) => {
        if (opened !== 'new' && !user) return refusal(t('form.gone.title'), t('form.gone.body'), 'filtered');
        if (user && !user.is_active)
          return refusal(
            t('form.inactive.title', { name: fullNameOf(user) }),
            t(context === 'fleet' ? 'form.inactive.body' : 'form.inactive.fmcBody'),
          );
        if (user && !canEditUser(viewer, user)) return refusal(t('form.forbidden.title'), t('form.forbidden.body'));
        const existing = roles.map(normalizeRole);
        return (
          <UserForm
            context={context}
            viewer={viewer}
            user={user}
            roles={offeredRoles(context).filter((role) => existing.includes(role))}
            assignables={assignables}
            onClose={close}
          />
        );
      }}
    </Loaded>
  );
}
