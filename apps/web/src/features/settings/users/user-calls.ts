import { resultOf } from '@wayside/api-client';
import { offeredNotifications, userBody, withUnoffered } from '@wayside/domain/schemas';
import type { NotificationKind, Offered, UserContext, UserValues } from '@wayside/domain/schemas';
import type { RecordSave, SavedUser, UserLabel } from '@wayside/machines';
import { brand } from '../../../shared/brand/brand.ts';
import { api } from '../../../shared/data/api.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { findIn, saveOutcomeOf } from '../../../shared/record/record-calls.ts';
import type { RecordCalls } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { usersQuery } from './users.queries.ts';

/** What a user can be notified about. FMC users have no notifications (PRF-04). */
export function notificationKindsOf(context: UserContext): readonly NotificationKind[] {
  return context === 'fleet' ? offeredNotifications(brand.switches) : [];
}

/**
 * The calls of the user form in a fleet or an FMC. A new user whose response was lost is found by email: nobody else
 * can have it.
 */
export function userCalls(context: UserContext, viewer: User): RecordCalls<SavedUser, UserValues, Offered, UserLabel> {
  const query = usersQuery(context, viewer);
  const bodyOf = ({ base, draft, given }: RecordSave<SavedUser, UserValues, Offered>) =>
    userBody(base ? withUnoffered(draft, base, given) : draft, {
      context,
      language: base?.language ?? brand.defaultLanguage,
      affiliationId: viewer.affiliation_id,
      kinds: notificationKindsOf(context),
    });
  return {
    save: async (user) => {
      const { base } = user;
      const body = bodyOf(user);
      const call = base
        ? api.PUT('/fleet_users/{id}', { params: { path: { id: base.id } }, body })
        : api.POST('/fleet_users', { body });
      return saveOutcomeOf(await resultOf(call), {
        isNew: base === null,
        savedIn: (saved): SavedUser => saved,
        changes: ['users'],
        alerts: ['userExists'],
      });
    },
    find: ({ base, draft, existingIds }) => {
      const email = draft.email.trim().toLowerCase();
      return findIn(query, (users) =>
        users.find((user) =>
          base ? user.id === base.id : user.email.toLowerCase() === email && !existingIds?.includes(user.id),
        ),
      );
    },
    existingIds: () => queryClient.getQueryData(query.queryKey)?.map(({ id }) => id) ?? null,
  };
}
