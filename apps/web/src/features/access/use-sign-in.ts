import type { SignInEvent } from '@wayside/machines';
import { useEffect, useRef, useState } from 'react';
import { afterDrawing } from '../../shared/page/deferred-mount.tsx';
import type { SignInStart, SignInView, startSignIn } from './sign-in-actor.ts';

function startView({ key, notice }: SignInStart): SignInView {
  return {
    user: null,
    notice: notice ?? null,
    email: '',
    isBusy: key !== undefined,
    isAtKey: key !== undefined,
    isAtCode: false,
    isValidating: false,
    isResending: false,
    isCooling: false,
    isDone: false,
  };
}

/**
 * The sign-in flow. The machine and its API calls load after the form is on screen; events sent before then are queued.
 * If the code fails to load, it's reported like a lost response, and the next submit tries again.
 */
export function useSignIn(input: SignInStart): readonly [SignInView, (event: SignInEvent) => void] {
  const [start] = useState(input);
  const [view, setView] = useState(() => startView(start));
  const flow = useRef<ReturnType<typeof startSignIn>>(undefined);
  const waiting = useRef<SignInEvent[]>([]);
  const visit = useRef(0);

  async function load(): Promise<void> {
    const here = visit.current;
    try {
      const { startSignIn: begin } = await import('./sign-in-actor.ts');
      if (here !== visit.current || flow.current) return;
      flow.current = begin(start, setView);
      for (const event of waiting.current) flow.current.send(event);
    } catch {
      // Nothing submitted yet, so there's nothing to report: the form still works.
      if (here !== visit.current || (waiting.current.length === 0 && start.key === undefined)) return;
      setView(startView({ key: undefined, notice: { tone: 'error', label: 'offline' } }));
    }
    waiting.current = [];
  }

  useEffect(() => {
    const callOff = afterDrawing(() => void load());
    return () => {
      callOff();
      visit.current += 1;
      flow.current?.stop();
      flow.current = undefined;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the flow starts on mount and stops on unmount
  }, []);

  function send(event: SignInEvent): void {
    if (flow.current) return flow.current.send(event);
    waiting.current.push(event);
    if (event.type === 'credentials.submitted')
      setView((now) => ({ ...now, email: event.email, isBusy: true, notice: null }));
    void load();
  }

  return [view, send];
}
