import { queryClient } from './queries.ts';

/**
 * First parts of the keys of what the server words in the user's language: the next maintenance interval of a vehicle, the preview of an
 * order priced for approval, the service requests. A feature that loads one of them begins its `queryKey` with it.
 */
export const languageKeys = {
  nextInterval: 'next maintenance interval',
  orderPreview: 'order preview for approval',
  serviceRequests: 'service requests',
} as const;

/** Loads anew, after a change of the user's language, what came from the server in the old one: at once where it is on screen. */
export async function reloadForLanguage(): Promise<void> {
  await Promise.all(Object.values(languageKeys).map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
