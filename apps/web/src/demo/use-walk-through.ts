import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Played } from '@wayside/scenarios/control';
import { useEffect, useRef, useState } from 'react';
import { router } from '../app/routes.tsx';
import { readBar, readPace, writeBar, writePace } from './bar-cookie.ts';
import type { BarState, Pace } from './bar-cookie.ts';
import { FOLLOW_MS, obey } from './follow.ts';
import { pointAtOnce, pointSlowly } from './marker.ts';
import { NotFound, play, seen } from './player.ts';
import { goToStep, readPlayed } from './scenario-api.ts';
import { nextOf, toldOf } from './walk.ts';

const KEY = ['scenario'];
/** Time to read what has happened, where steps follow each other by themselves. */
const LOOK_MS = 1500;
const LETTER_MS = 40;

const FRESH: BarState = { played: 0, isFolded: false, isBegun: false, isRunning: false };

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
  const [bar, setBar] = useState(() => readBar() ?? FRESH);
  const [pace, setPace] = useState(readPace);
  const [playing, setPlaying] = useState(false);
  const [missing, setMissing] = useState<string>();
  const isCaughtUp = useRef(false);
  useFollow(data);

  const keep = (change: Partial<BarState>): void => {
    const changed = { ...(readBar() ?? FRESH), ...change };
    writeBar(changed);
    setBar(changed);
  };
  const go = useMutation({ mutationFn: goToStep, onSuccess: (played) => cache.setQueryData(KEY, played) });

  /** Plays steps `from` to `to`, counted from 1. Stops at the first one that can't be found and shows which. */
  const playSteps = async ({ steps }: Played, [from, to]: [number, number], point = pointAtOnce): Promise<boolean> => {
    setPlaying(true);
    setMissing(undefined);
    try {
      for (let step = from; step <= to; step++) {
        keep({ played: step - 1, isBegun: true });
        await play(steps[step - 1]!, { navigate, point });
        keep({ played: step, isBegun: false });
      }
      return true;
    } catch (problem) {
      if (!(problem instanceof NotFound)) throw problem;
      keep({ isBegun: false, isRunning: false });
      setMissing(problem.message);
      return false;
    } finally {
      setPlaying(false);
    }
  };

  /** A step that was begun has loaded this page. If it did not lead to what it should, it is not counted. */
  const finishBegun = async ({ steps }: Played): Promise<number> => {
    const { played, isBegun } = readBar() ?? FRESH;
    if (!isBegun) return played;
    setPlaying(true);
    const isSeen = await seen(steps[played]?.see ?? '').then(
      () => true,
      () => false,
    );
    setPlaying(false);
    keep({ played: isSeen ? played + 1 : played, isBegun: false });
    return isSeen ? played + 1 : played;
  };
  const catchUp = async (current: Played): Promise<void> => {
    const { after } = readBar() ?? {};
    const played = await finishBegun(current);
    if (played >= current.step && nextOf(current) !== undefined) go.mutate({ step: current.step + 1, isPlayed: true });
    if (played >= current.step - 1) return;
    const isPlayed = await playSteps(current, [played + 1, current.step - 1]);
    if (isPlayed && after !== undefined) await navigate(after);
  };
  useEffect(() => {
    if (!data || isCaughtUp.current) return;
    isCaughtUp.current = true;
    // Plays up to the linked step, once, after the first response.
    void catchUp(data);
  });

  const next = data && nextOf(data);
  const skip = (): void => {
    if (next === undefined) return;
    setMissing(undefined);
    keep({ played: next, isBegun: false, isRunning: false });
    go.mutate({ step: next + 1, isPlayed: false });
  };
  const playNext = async (): Promise<void> => {
    if (!data || playing || next === undefined) return;
    const isPlayed = await playSteps(data, [next, next], pace === 'at-once' ? pointAtOnce : pointSlowly);
    if (isPlayed) go.mutate({ step: next + 1, isPlayed: true });
  };
  const start = (): void => {
    keep({ isRunning: pace === 'by-itself' });
    void playNext();
  };
  const pause = (): void => keep({ isRunning: false });
  const choosePace = (chosen: Pace): void => {
    writePace(chosen);
    setPace(chosen);
    pause();
  };
  const told = data && toldOf(data);
  useRunning(bar.isRunning && !playing && next !== undefined && !go.isPending, told?.say ?? '', () => void playNext());
  return {
    data,
    bar,
    keep,
    pace,
    choosePace,
    isLost: isError || go.isError,
    playing,
    missing,
    next,
    told,
    skip,
    start,
    pause,
  };
}

/** Goes on by itself after the time that it takes to read what was said. */
function useRunning(isOn: boolean, said: string, goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => latest.current(), LOOK_MS + said.length * LETTER_MS);
    return () => clearTimeout(timer);
  }, [isOn, said]);
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
