import { useQueries } from '@tanstack/react-query';
import { ApiError } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { isFmcUser } from '@wayside/domain';
import { useEffect, useMemo } from 'react';
import type { Loadable } from '../data/loaded.tsx';
import { all } from '../data/loaded.tsx';
import { useKnownUser } from '../data/user.ts';
import { recentFleets } from '../session/recents.ts';
import { fleetQuery } from './fleet.queries.ts';

type Fleet = Schemas['Fleet'];

function isGone(problem: unknown): boolean {
  return problem instanceof ApiError && (problem.failure.kind === 'notFound' || problem.failure.kind === 'forbidden');
}

/** The fleets an FMC user acted in last, latest first. One that the user may no longer see disappears. */
export function useRecentFleets(): Loadable<Fleet[]> & { count: number } {
  const { data: user } = useKnownUser();
  const userId = isFmcUser(user) ? user?.id : undefined;
  // Read once the user is known; later changes appear with the next page.
  const ids = useMemo(() => (userId === undefined ? [] : recentFleets.list({ userId })), [userId]);
  const queries = useQueries({ queries: ids.map((id) => fleetQuery(id)) });
  const goneIds = ids.filter((_id, index) => isGone(queries[index]?.error)).join(' ');

  useEffect(() => {
    if (userId === undefined || goneIds === '') return;
    for (const id of goneIds.split(' ')) recentFleets.forget({ userId }, Number(id));
  }, [userId, goneIds]);

  const present = queries.filter(({ error }) => !isGone(error));
  return {
    ...all<Record<string, Loadable<Fleet>>, Fleet[]>(
      Object.fromEntries(present.map((query, index) => [`${index}`, query])),
      (fleets) => Object.values(fleets),
    ),
    count: present.length,
  };
}
