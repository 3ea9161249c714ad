import { queryOptions, useQuery } from '@tanstack/react-query';
import { headersOf } from '@wayside/api-client';
import { authenticationToken } from '../session/session.ts';
import { flags, origin } from './origin.ts';
import { queryClient } from './query-client.ts';
import { scenarioHeaders } from './scenario-headers.ts';
import { useCurrentUser } from './user.ts';
import type { User } from '../session/session.ts';

const FLAGS = ['telematics_section', 'glovebox', 'fuel_card_sign_up', 'multifactor_authentication'] as const;
export type Flag = (typeof FLAGS)[number];

/** Whom flags are evaluated for. Before sign-in, an email at most. */
export interface FlagContext {
  targetingKey?: string;
  email?: string;
  affiliation_id?: number;
}

/** Timeout in milliseconds, after which flags are off. */
const PATIENCE = 3_000;

export function flagContextOf({
  id,
  email,
  affiliation_id,
}: Pick<User, 'id' | 'email' | 'affiliation_id'>): FlagContext {
  return { targetingKey: String(id), email, affiliation_id: affiliation_id ?? undefined };
}

/** Every flag for a user. Cached like other data, until sign-out. */
export function flagsQuery(context: FlagContext) {
  return queryOptions({
    // About the user: kept when a fleet is entered, which drops what belongs to the fleet.
    queryKey: ['flags', context, 'user'],
    queryFn: () => evaluate(context),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Whether a flag is on before sign-in. Requested once per context; off if the service fails. */
export async function isFlagOn(flag: Flag, context: FlagContext): Promise<boolean> {
  try {
    return (await queryClient.fetchQuery(flagsQuery(context)))[flag];
  } catch {
    return false;
  }
}

/** Whether a flag is on for the signed-in user; off until the service responds, or if it fails. */
export function useFlag(flag: Flag): boolean {
  return useFlags()?.[flag] ?? false;
}

/** Every flag for the signed-in user; off if the service fails. */
export function useFlags(isNeeded = true): Record<Flag, boolean> | undefined {
  const { data: user } = useCurrentUser();
  return useQuery({ ...flagsQuery(user ? flagContextOf(user) : {}), enabled: isNeeded && user !== undefined }).data;
}

let evaluations = 0;

async function evaluate(context: FlagContext): Promise<Record<Flag, boolean>> {
  const { OFREPWebProvider, OpenFeature } = await import('./flag-provider.ts');
  const provider = new OFREPWebProvider({
    baseUrl: flags || origin,
    timeoutMs: PATIENCE,
    // A service of its own gets neither the token nor our headers.
    headersFactory: async () => (flags ? [] : Object.entries(headersOf(authenticationToken(), scenarioHeaders()))),
    changeDetection: 'none',
    disableVisibilityRefresh: true,
    // Flags belong to a user and a session: don't persist them.
    cacheMode: 'disabled',
  });
  // One domain per request, so that concurrent requests don't replace each other's provider.
  const domain = `wayside-${(evaluations += 1)}`;
  await OpenFeature.setProviderAndWait(domain, provider, { ...context });
  const client = OpenFeature.getClient(domain);
  const entries = FLAGS.map((flag) => [flag, client.getStringValue(flag, 'off') === 'on'] as const);
  return Object.fromEntries(entries) as Record<Flag, boolean>;
}
