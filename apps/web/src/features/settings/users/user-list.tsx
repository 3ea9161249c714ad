import { canAdministerUsers, fullNameOf } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, Panel, useStableCallback } from '@wayside/ui';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../../../shared/data/load-failure.tsx';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import type { User } from '../../../shared/session/session.ts';
import { useIsDesk } from '../../../shared/use-media.ts';
import { AssignedDialog } from './assigned-dialog.tsx';
import { DocumentsDialog } from './documents-dialog.tsx';
import { useUserAddress } from './use-user-address.ts';
import { useDeleteUser, useToggleUser } from './use-user-saves.ts';
import { useUserColumns } from './user-columns.tsx';
import { UserFormDialog } from './user-form-dialog.tsx';
import { useAssignables, useUsers } from './users.queries.ts';

const isInactive = ({ is_active }: User): boolean => !is_active;

/** Users of a fleet or of an FMC. */
export function UserList({ context, viewer }: { context: UserContext; viewer: User }) {
  const { t } = useTranslation(['users', 'common']);
  const { open, user: opened } = useUserAddress();
  const isDesk = useIsDesk();
  const [deleting, setDeleting] = useState<User>();
  const [assignedTo, setAssignedTo] = useState<User>();
  const [documentsOf, setDocumentsOf] = useState<User>();
  const edit = useStableCallback((user: User) => open(user.id));
  const toggle = useStableCallback(useToggleUser());
  const remove = useStableCallback(setDeleting);
  const actions = useMemo(() => ({ edit, toggle, remove }), [edit, toggle, remove]);
  const deletion = useDeleteUser();
  const assignables = useAssignables(context);
  const query = useUsers(context, viewer);
  const isFleet = context === 'fleet';

  return (
    <>
      {assignables.error && !assignables.data && (
        <Panel>
          <LoadFailure
            isCompact
            about={t(isFleet ? 'columns.vehicles' : 'columns.fleets')}
            problem={assignables.error}
            onRetry={() => void assignables.refetch()}
            isRetrying={assignables.isFetching}
          />
        </Panel>
      )}
      <ListPanel
        list={useList(isFleet ? 'settings_users' : 'fmc_users')}
        texts={{
          label: t(isFleet ? 'label' : 'fmcLabel'),
          search: t('search.label'),
          searchPlaceholder: t(isFleet ? 'search.placeholder' : 'search.fmcPlaceholder'),
          loading: t('loading'),
        }}
        columns={useUserColumns({
          context,
          viewer,
          users: query.data,
          assignables,
          actions,
          onDocuments: setDocumentsOf,
          onAssigned: setAssignedTo,
        })}
        query={query}
        rowKey={({ id }) => id}
        isMuted={isInactive}
        csv={{ fileName: 'users.csv' }}
        filters={
          canAdministerUsers(viewer) && (
            <Button variant="primary" icon={<UserPlus size={16} aria-hidden="true" />} onPress={() => open('new')}>
              {t('actions.add')}
            </Button>
          )
        }
        empty={
          <EmptyState kind="first-use" title={t('empty.title')}>
            {t(isFleet ? 'empty.body' : 'empty.fmcBody')}
          </EmptyState>
        }
      />
      {deleting && (
        <ConfirmAction
          key={deleting.id}
          question={t('deleteQuestion')}
          about={t('deleteBody', { name: fullNameOf(deleting), email: deleting.email })}
          confirmLabel={t('deleteConfirm', { name: fullNameOf(deleting) })}
          saving={deletion}
          input={deleting}
          isDone={query.data !== undefined && !query.data.some(({ id }) => id === deleting.id)}
          onClose={() => setDeleting(undefined)}
        />
      )}
      {assignedTo && <AssignedDialog context={context} user={assignedTo} onClose={() => setAssignedTo(undefined)} />}
      {documentsOf && <DocumentsDialog user={documentsOf} onClose={() => setDocumentsOf(undefined)} />}
      {isDesk && opened !== undefined && <UserFormDialog context={context} viewer={viewer} opened={opened} />}
    </>
  );
}
