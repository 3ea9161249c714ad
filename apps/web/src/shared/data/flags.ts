import { queryOptions, useQuery } from '@tanstack/react-query';
import { origin, scenarioHeaders } from './api.ts';
import { queryClient } from './query-client.ts';
import { useCurrentUser } from './user.ts';
import type { User } from '../session/session.ts';

const FLAGS = ['telematics_section', 'glovebox', 'fuel_card_sign_up', 'multifactor_authentication'] as const;
export type Flag = (typeof FLAGS)[number];

/** Who is asking. Before sign-in there is an email at most. */
export interface FlagContext {
  targetingKey?: string;
  email?: string;
  affiliation_id?: number;
}

/** Milliseconds after which a service that says nothing means off. */
const PATIENCE = 3_000;

export const flagContextOf = ({ id, email, affiliation_id }: Pick<User, 'id' | 'email' | 'affiliation_id'>): FlagContext => ({
  targetingKey: String(id),
  email,
  ...(affiliation_id != null && { affiliation_id }),
});

/** Every flag for a user. Kept with everything else that was loaded, until sign-out. */
export const flagsQuery = (context: FlagContext) =>
  queryOptions({
    queryKey: ['flags', context],
    queryFn: () => evaluate(context),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Whether a flag is on for somebody who is not signed in yet. The service is asked once for each context; one that fails means off. */
export async function isFlagOn(flag: Flag, context: FlagContext): Promise<boolean> {
  try {
    return (await queryClient.fetchQuery(flagsQuery(context)))[flag];
  } catch {
    return false;
  }
}

/** Whether a flag is on for the signed-in user; off until the service has answered, and when it does not. */
export function useFlag(flag: Flag): boolean {
  return useFlags()?.[flag] ?? false;
}

/** Every flag of the signed-in user, off where the service does not answer; the shell asks early, so that gated parts are there when their page is. */
export function useFlags(): Record<Flag, boolean> | undefined {
  const { data: user } = useCurrentUser();
  return useQuery({ ...flagsQuery(user ? flagContextOf(user) : {}), enabled: user !== undefined }).data;
}

let evaluations = 0;

async function evaluate(context: FlagContext): Promise<Record<Flag, boolean>> {
  const { OFREPWebProvider, OpenFeature } = await import('./flag-provider.ts');
  const provider = new OFREPWebProvider({
    baseUrl: origin,
    timeoutMs: PATIENCE,
    headersFactory: async () => Object.entries(scenarioHeaders()),
    changeDetection: 'none',
    disableVisibilityRefresh: true,
    // Flags belong to a user and a session; nothing of them outlives the page.
    cacheMode: 'disabled',
  });
  // A domain for each question: two under way at once must not take each other's provider.
  const domain = `wayside-${(evaluations += 1)}`;
  await OpenFeature.setProviderAndWait(domain, provider, { ...context });
  const client = OpenFeature.getClient(domain);
  const entries = FLAGS.map((flag) => [flag, client.getStringValue(flag, 'off') === 'on'] as const);
  return Object.fromEntries(entries) as Record<Flag, boolean>;
}
