import { resultOf } from '@wayside/api-client';
import type { Result } from '@wayside/api-client';
import { isFmcUser } from '@wayside/domain';
import { offeredNotifications, preferencesUpdate } from '@wayside/domain/schemas';
import type { NotificationKind, Preferences } from '@wayside/domain/schemas';
import { api } from '../../shared/data/api.ts';
import { brand } from '../../shared/brand/brand.ts';
import { queryClient } from '../../shared/data/query-client.ts';
import { currentUserQuery } from '../../shared/data/user.ts';
import { authenticationToken, rememberUser } from '../../shared/session/session.ts';
import type { User } from '../../shared/session/session.ts';

/** What a user may be told about here. FMC users are told nothing of one fleet. */
export const offeredTo = (user: User): readonly NotificationKind[] => (isFmcUser(user) ? [] : offeredNotifications(brand.switches));

/** Saves the signed-in user's own preferences; who is shown as signed in follows. */
export async function savePreferences(user: User, preferences: Preferences): Promise<Result<User>> {
  const body = preferencesUpdate(preferences, { language: user.language, kinds: offeredTo(user) });
  const result = await resultOf(api.PUT('/fleet_users/{id}', { params: { path: { id: user.id } }, body }));
  const token = authenticationToken();
  if (result.status === 'success' && token) {
    rememberUser(result.data, token);
    queryClient.setQueryData(currentUserQuery.queryKey, result.data);
  }
  return result;
}
