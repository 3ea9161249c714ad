import { canEditUser, formatPhone, fullNameOf, place, rolesOf, rolesText } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Avatar, Link, TwoLines } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import type { User } from '../../../shared/session/session.ts';
import { UserActions, mayAct } from './user-actions.tsx';
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

/** Pixels of a cell’s edges, of a letter of an email, and of the widest column of them. */
const [EMAIL_EDGES, EMAIL_LETTER, EMAIL_WIDEST] = [26, 6.8, 330];

/** As wide as the longest email, within reason. */
function emailWidthOf(users: readonly User[], least: number): number {
  const longest = Math.max(0, ...users.map(({ email }) => email.length));
  return Math.max(least, Math.min(EMAIL_WIDEST, Math.ceil(EMAIL_EDGES + longest * EMAIL_LETTER)));
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
}: UserColumnsOptions): Column<User>[] {
  const { t, i18n } = useTranslation(['users', 'common']);
  const { data: assignables, error } = loaded;
  const documents = useDocumentColumns(context, users, assignables, onDocuments);
  const { language } = readingOf(i18n.language);
  return useMemo((): Column<User>[] => {
    const byId = new Map(assignables?.map((one) => [one.id, one]));
    const assigned = (user: User) => assignedIds(context, user).flatMap((id) => byId.get(id) ?? []);
    const names = (user: User) => assigned(user).map(({ label }) => label);
    const isAll = (count: number) => count > 1 && count === byId.size;
    const all = (count: number) => t(context === 'fleet' ? 'allVehicles' : 'allFleets', { count });
    // The names of fleets are longer than those of vehicles: what follows them has a line of its own.
    const isFleet = context === 'fleet';
    const beside = (text: ReactNode) => (isFleet ? { aside: text } : { note: text });
    const emailWidth = emailWidthOf(users ?? [], isFleet ? 224 : 286);
    const hasNotes = isFleet && (users ?? []).some((user) => hasNote(assigned(user)));
    const rolesWidth = isFleet ? 112 : language === 'fr' ? 192 : 150;
    const actionsColumn: Column<User> = {
      id: 'actions',
      header: t('columns.actions'),
      cell: (user) => <UserActions user={user} viewer={viewer} context={context} actions={actions} />,
      kind: 'actions',
      isPinned: true,
      width: 128,
      minWidth: 128,
    };
    return [
      {
        id: 'name',
        header: t('columns.name'),
        value: fullNameOf,
        cell: (user) => (
          <span className={styles.person}>
            <Avatar name={fullNameOf(user)} size="small" />
            <TwoLines {...beside(user.id === viewer.id ? t('you') : !user.is_active && t('common:state.inactive'))}>
              {fullNameOf(user)}
            </TwoLines>
          </span>
        ),
        href: (user) => (canEditUser(viewer, user) ? `?user=${user.id}` : undefined),
        onOpen: actions.edit,
        isPinned: true,
        hasFilter: true,
        hasTwoLines: !isFleet,
        width: isFleet ? 244 : 210,
        minWidth: isFleet ? 236 : 190,
      },
      {
        id: 'roles',
        header: t('columns.roles'),
        value: (user) => rolesText(user, language),
        hasFilter: true,
        hasChoices: true,
        choiceOf: (user) => rolesOf(user).join(', '),
        isPlain: true,
        width: isFleet ? 118 : rolesWidth,
        minWidth: isFleet ? 112 : rolesWidth,
      },
      {
        id: 'email',
        header: t('columns.email'),
        value: ({ email }) => email,
        hasFilter: true,
        isPlain: true,
        width: emailWidth,
        minWidth: emailWidth,
      },
      {
        id: 'phone',
        header: t('columns.phone'),
        value: ({ cellPhone }) => cellPhone,
        format: ({ cellPhone }) => formatPhone(cellPhone),
        kind: 'identifier',
        isPlain: true,
        width: isFleet ? 152 : 124,
        minWidth: isFleet ? 132 : 120,
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
          if (first === undefined) return undefined;
          if (isAll(count)) return <span className={styles.text}>{all(count)}</span>;
          const others = more.length > 0 && (
            <button
              type="button"
              className={styles.more}
              aria-label={`${t('more', { count: more.length })}. ${t('assigned.all', { count, name: fullNameOf(user) })}`}
              onClick={() => onAssigned(user)}
            >
              {t('more', { count: more.length })}
            </button>
          );
          if (!isFleet) return <TwoLines note={others}>{first.label}</TwoLines>;
          // Beside a count of others, what the first one is not has a line of its own.
          const notEnrolled = !first.isSearched && t('notEnrolled');
          return (
            <TwoLines aside={others || notEnrolled} note={others && notEnrolled}>
              <Link href={place.vehicle(first.id)}>{first.mark ?? first.label}</Link>
            </TwoLines>
          );
        },
        hasFilter: true,
        hasTwoLines: hasNotes,
        width: isFleet ? 198 : 190,
        minWidth: isFleet ? 198 : 168,
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
        hasChoices: true,
        choiceOf: ({ is_active }) => (is_active ? 'active' : 'inactive'),
        choices: { active: t('common:state.active'), inactive: t('common:state.inactive') },
        isHidden: true,
        width: 110,
      },
      ...(mayAct(viewer, context) ? [actionsColumn] : []),
    ];
  }, [t, language, context, viewer, users, assignables, error, documents, actions, onAssigned]);
}

/** Whether the first of several has something to add to its name. */
const hasNote = ([first, ...more]: readonly Assignable[]): boolean => first?.isSearched === false && more.length > 0;
