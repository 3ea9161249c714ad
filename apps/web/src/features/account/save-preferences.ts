import { isFmcUser } from '@wayside/domain';
import { offeredNotifications, preferencesUpdate } from '@wayside/domain/schemas';
import type { NotificationKind, Preferences } from '@wayside/domain/schemas';
import { api } from '../../shared/data/api.ts';
import { brand } from '../../shared/brand/brand.ts';
import type { User } from '../../shared/session/session.ts';

/** What a user may be told about here. FMC users are told nothing of one fleet. */
export const offeredTo = (user: User): readonly NotificationKind[] => (isFmcUser(user) ? [] : offeredNotifications(brand.switches));

/** Saves the signed-in user's own preferences. */
export function savePreferences(user: User, preferences: Preferences) {
  const body = preferencesUpdate(preferences, { language: user.language, kinds: offeredTo(user) });
  return api.PUT('/fleet_users/{id}', { params: { path: { id: user.id } }, body });
}
