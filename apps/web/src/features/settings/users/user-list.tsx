import { fullNameOf, place } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, Link, Panel, useStableCallback } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { PageDialog } from '../../../shared/page/page-dialog.tsx';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import type { User } from '../../../shared/session/session.ts';
import { useIsDesk } from '../../../shared/use-is-desk.ts';
import { LeavingUser } from './leaving/leaving-user.tsx';
import type { LeavingUserProps } from './leaving/leaving-user.tsx';
import { OpenedUserForm, useFormTitle } from './opened-user-form.tsx';
import type { OpenedFormProps } from './opened-user-form.tsx';
import { actionsFor } from './user-actions.tsx';
import { useUserAddress } from './use-user-address.ts';
import { useActivateUser, useDeactivateUser, useDeleteUser } from './use-user-saves.ts';
import { useUserColumns } from './user-columns.tsx';
import { DOCUMENT_TYPES, cannotOpen, ofType, openFile, useDocumentTexts } from './user-documents.ts';
import styles from './users.module.css';
import { assignedIds, useAssignables, useDocuments, useUsers } from './users.queries.ts';
import type { GloveboxItem } from './users.queries.ts';

const isInactive = ({ is_active }: User): boolean => !is_active;

/** Users of a fleet or of an FMC. */
export function UserList({ context, viewer }: { context: UserContext; viewer: User }) {
  const { t } = useTranslation(['users', 'common']);
  const { open, opened } = useUserAddress();
  const isDesk = useIsDesk();
  const [leaving, setLeaving] = useState<Pick<LeavingUserProps, 'action' | 'user'>>();
  const [assignedTo, setAssignedTo] = useState<User>();
  const [documentsOf, setDocumentsOf] = useState<User>();
  const edit = useStableCallback((user: User) => open(user.id));
  const activate = useStableCallback(useActivateUser());
  const leave = useStableCallback((action: LeavingUserProps['action'], user: User) => setLeaving({ action, user }));
  const actions = useMemo(() => ({ edit, activate, leave }), [edit, activate, leave]);
  const deactivation = useDeactivateUser();
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
        empty={
          <EmptyState kind="first-use" title={t('empty.title')}>
            {t(isFleet ? 'empty.body' : 'empty.fmcBody')}
          </EmptyState>
        }
      />
      {leaving && (
        <LeavingUser
          key={`${leaving.action} ${leaving.user.id}`}
          {...leaving}
          context={context}
          saving={leaving.action === 'delete' ? deletion : deactivation}
          isDone={
            leaving.action === 'delete' &&
            query.data !== undefined &&
            !query.data.some(({ id }) => id === leaving.user.id)
          }
          onDeactivate={
            actionsFor(viewer, leaving.user, context).includes('deactivate')
              ? () => leave('deactivate', leaving.user)
              : undefined
          }
          onClose={() => setLeaving(undefined)}
        />
      )}
      {assignedTo && <AssignedDialog context={context} user={assignedTo} onClose={() => setAssignedTo(undefined)} />}
      {documentsOf && <DocumentsDialog user={documentsOf} onClose={() => setDocumentsOf(undefined)} />}
      {isDesk && opened !== undefined && <UserFormDialog context={context} viewer={viewer} opened={opened} />}
    </>
  );
}

/** Everything assigned to a user, of which the list has room for the first. */
function AssignedDialog({ context, user, onClose }: { context: UserContext; user: User; onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const { data = [] } = useAssignables(context);
  const ids = new Set(assignedIds(context, user));
  const isFleet = context === 'fleet';
  return (
    <PageDialog
      title={t(isFleet ? 'assigned.vehicles' : 'assigned.fleets', { name: fullNameOf(user) })}
      onClose={onClose}
    >
      <ul className={styles.files}>
        {data
          .filter(({ id }) => ids.has(id))
          .map(({ id, label, isSearched }) => (
            <li key={id} className={styles.assigned}>
              {isFleet ? <Link href={place.vehicle(id)}>{label}</Link> : <span>{label}</span>}
              {!isSearched && <span className={styles.quiet}>{t('notEnrolled')}</span>}
            </li>
          ))}
      </ul>
    </PageDialog>
  );
}

/** All documents of a user's vehicles, with their status as text. */
function DocumentsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const texts = useDocumentTexts();
  const { data: vehicles = [] } = useAssignables('fleet');
  const documents = useDocuments('fleet')?.data;
  return (
    <PageDialog title={t('documents.title', { name: fullNameOf(user) })} onClose={onClose}>
      <div className={styles.vehicles}>
        {/* In the order of the icons. */}
        {user.vehicle_ids
          .flatMap((vehicle) => vehicles.find(({ id }) => id === vehicle) ?? [])
          .map(({ id, label }) => (
            <section key={id} aria-label={label}>
              <h3 className={styles.vehicle}>{label}</h3>
              <ul className={styles.files}>
                {DOCUMENT_TYPES.flatMap((type) => {
                  const items: readonly (GloveboxItem | undefined)[] = ofType(documents?.get(id), type);
                  return (items.length > 0 ? items : [undefined]).map((item) => (
                    <li key={item?.id ?? type} className={styles.file}>
                      <span>{item?.document_title ?? texts.type(type)}</span>
                      <span className={styles.quiet}>{item ? texts.state(item) : t('documents.notOnFile')}</span>
                      {item && !cannotOpen(item) && (
                        <Button size="small" aria-label={texts.open(item, label)} onPress={() => openFile(item)}>
                          {t('documents.openFile')}
                        </Button>
                      )}
                    </li>
                  ));
                })}
              </ul>
            </section>
          ))}
      </div>
    </PageDialog>
  );
}

/** On desktop: the user form as a dialog over the list. */
function UserFormDialog(props: OpenedFormProps) {
  const { close } = useUserAddress();
  useFocusKept();
  return (
    <PageDialog size="large" title={useFormTitle(props)} footer={null} onClose={close}>
      <OpenedUserForm key={props.opened} {...props} />
    </PageDialog>
  );
}
