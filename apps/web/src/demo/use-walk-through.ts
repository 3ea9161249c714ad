import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Played } from '@wayside/scenarios/control';
import { useEffect, useRef, useState } from 'react';
import { router } from '../app/routes.tsx';
import { readBar, writeBar } from './bar-cookie.ts';
import { FOLLOW_MS, obey } from './follow.ts';
import { NotFound, play } from './player.ts';
import { goToStep, readPlayed } from './scenario-api.ts';

const KEY = ['scenario'];
async function navigate(path: string): Promise<void> {
  const { pathname, search } = window.location;
  if (pathname + search !== path) await router.navigate(path);
}

/**
 * State and controls of this session's walk-through. If a link points to a later step, the steps before it are played
 * first, so that the link alone leads to the same place.
 */
export function useWalkThrough() {
  const cache = useQueryClient();
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: readPlayed, refetchInterval: FOLLOW_MS });
  const [playing, setPlaying] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [isDone, setDone] = useState(false);
  const isCaughtUp = useRef(false);
  useFollow(data);

  const go = useMutation({ mutationFn: goToStep, onSuccess: (played) => cache.setQueryData(KEY, played) });

  /** Plays steps `from` to `to`, counted from 1. Stops at the first one that can't be found and shows which. */
  const playSteps = async ({ steps }: Played, from: number, to: number): Promise<boolean> => {
    setPlaying(true);
    setMissing(undefined);
    try {
      for (let step = from; step <= to; step++) {
        await play(steps[step - 1]!, navigate);
        remember(step);
      }
      return true;
    } catch (problem) {
      if (!(problem instanceof NotFound)) throw problem;
      setMissing(problem.message);
      return false;
    } finally {
      setPlaying(false);
    }
  };

  useEffect(() => {
    if (!data || isCaughtUp.current) return;
    isCaughtUp.current = true;
    const { played = 0, after } = readBar() ?? {};
    if (played >= data.step - 1) return;
    // oxlint-disable-next-line react/set-state-in-effect -- plays up to the linked step, once, after the first response
    void playSteps(data, played + 1, data.step - 1).then((isPlayed) => {
      if (isPlayed && after !== undefined) void navigate(after);
    });
  });

  const to = (step: number): void => {
    setMissing(undefined);
    setDone(false);
    remember(step - 1);
    go.mutate(step);
  };
  const showMe = async (): Promise<void> => {
    if (!data || playing) return;
    const isPlayed = await playSteps(data, data.step, data.step);
    if (isPlayed && data.step < data.steps.length) to(data.step + 1);
    else setDone(isPlayed);
  };
  return { data, isLost: isError || go.isError, playing, missing, isDone, to, showMe };
}

function remember(played: number): void {
  const bar = readBar();
  if (bar) writeBar({ ...bar, played });
}

/** Lets the page follow what the studio does to its session. */
function useFollow(data: Played | undefined): void {
  const last = useRef<Played>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = data;
    if (data && before) obey(data, before);
  }, [data]);
}
