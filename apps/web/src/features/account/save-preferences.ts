import { isFmcUser } from '@wayside/domain';
import { offeredNotifications, preferencesUpdate } from '@wayside/domain/schemas';
import type { NotificationKind, Preferences } from '@wayside/domain/schemas';
import { api } from '../../shared/data/api.ts';
import { brand } from '../../shared/brand/brand.ts';
import type { User } from '../../shared/session/session.ts';

/** Notification kinds the user can choose from. FMC users have none, because notifications are about a single fleet. */
export const offeredTo = (user: User): readonly NotificationKind[] => (isFmcUser(user) ? [] : offeredNotifications(brand.switches));

export function savePreferences(user: User, preferences: Preferences) {
  const body = preferencesUpdate(preferences, { language: user.language, kinds: offeredTo(user) });
  return api.PUT('/fleet_users/{id}', { params: { path: { id: user.id } }, body });
}
