import { canEditUser, formatPhone, fullNameOf, roleDisplayName, rolesOf } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { StatusPill } from '@wayside/ui';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import { NotSet, TwoLines } from '../../../shared/orders/order-parts.tsx';
import type { User } from '../../../shared/session/session.ts';
import { UserActions } from './user-actions.tsx';
import type { RowActions } from './user-actions.tsx';
import { useDocumentColumns } from './document-columns.tsx';
import { assignedIds } from './users.queries.ts';
import type { Assignable } from './users.queries.ts';
import styles from './users.module.css';

export interface UserColumnsOptions {
  context: UserContext;
  viewer: User;
  users: readonly User[] | undefined;
  assignables: Loadable<readonly Assignable[]>;
  actions: RowActions;
  onDocuments: (user: User) => void;
  onAssigned: (user: User) => void;
}

/** Columns of the user grid. */
export function useUserColumns({
  context,
  viewer,
  users,
  assignables: loaded,
  actions,
  onDocuments,
  onAssigned,
}: UserColumnsOptions): GridColumn<User>[] {
  const { t, i18n } = useTranslation(['users', 'common']);
  const { data: assignables, error } = loaded;
  const documents = useDocumentColumns(context, users, assignables, onDocuments);
  const { language } = readingOf(i18n.language);
  return useMemo(() => {
    const byId = new Map(assignables?.map((one) => [one.id, one]));
    const assigned = (user: User) => assignedIds(context, user).flatMap((id) => byId.get(id) ?? []);
    const names = (user: User) => assigned(user).map(({ label }) => label);
    const isAll = (count: number) => count > 1 && count === byId.size;
    const all = (count: number) => t(context === 'fleet' ? 'allVehicles' : 'allFleets', { count });
    return [
      {
        id: 'name',
        header: t('columns.name'),
        value: fullNameOf,
        cell: (user) => (
          <span className={styles.name}>
            <span className={styles.text}>{fullNameOf(user)}</span>
            {!user.is_active && <StatusPill tone="muted">{t('common:state.inactive')}</StatusPill>}
          </span>
        ),
        href: (user) => (canEditUser(viewer, user) ? `?user=${user.id}` : undefined),
        onOpen: actions.edit,
        isPinned: true,
        hasFilter: true,
        width: 220,
        minWidth: 190,
      },
      {
        id: 'roles',
        header: t('columns.roles'),
        value: (user) =>
          rolesOf(user)
            .map((role) => roleDisplayName(role, language))
            .join(', '),
        hasFilter: true,
        width: 150,
        minWidth: 120,
      },
      { id: 'email', header: t('columns.email'), value: ({ email }) => email, hasFilter: true, width: 250, minWidth: 170 },
      {
        id: 'phone',
        header: t('columns.phone'),
        value: ({ cellPhone }) => cellPhone,
        format: ({ cellPhone }) => formatPhone(cellPhone ?? ''),
        kind: 'identifier',
        width: 152,
        minWidth: 150,
      },
      {
        id: context === 'fleet' ? 'vehicles' : 'fleets',
        header: t(context === 'fleet' ? 'columns.vehicles' : 'columns.fleets'),
        value: (user) => names(user).join(', '),
        searched: (user) =>
          assigned(user)
            .filter(({ isSearched }) => isSearched)
            .map(({ label }) => label)
            .join('\n'),
        cell: (user) => {
          // Not "not set": whether anything is assigned isn't known.
          if (!assignables) return <span className={styles.quiet}>{t(error ? 'documents.failed' : 'loading')}</span>;
          const [first, ...more] = assigned(user);
          const count = more.length + 1;
          if (first === undefined) return <NotSet />;
          if (isAll(count)) return <span className={styles.text}>{all(count)}</span>;
          const note = (
            <>
              {more.length > 0 && (
                <button
                  type="button"
                  className={styles.more}
                  aria-label={`${t('more', { count: more.length })}. ${t('assigned.all', { count, name: fullNameOf(user) })}`}
                  onClick={() => onAssigned(user)}
                >
                  {t('more', { count: more.length })}
                </button>
              )}
              {!first.isSearched && more.length > 0 && ' · '}
              {!first.isSearched && t('notEnrolled')}
            </>
          );
          return <TwoLines note={(more.length > 0 || !first.isSearched) && note}>{first.label}</TwoLines>;
        },
        hasFilter: true,
        width: 220,
        minWidth: 160,
      },
      ...documents,
      {
        id: 'employee',
        header: t('columns.employeeNumber'),
        value: ({ other_id }) => other_id,
        kind: 'identifier',
        isHidden: true,
        width: 120,
      },
      {
        id: 'status',
        header: t('columns.status'),
        value: ({ is_active }) => t(is_active ? 'common:state.active' : 'common:state.inactive'),
        hasFilter: true,
        isHidden: true,
        width: 110,
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        value: () => null,
        kind: 'actions',
        isPinned: true,
        cell: (user) => <UserActions user={user} viewer={viewer} context={context} actions={actions} />,
        width: 120,
        minWidth: 120,
      },
    ] satisfies GridColumn<User>[];
  }, [t, language, context, viewer, assignables, error, documents, actions, onAssigned]);
}
