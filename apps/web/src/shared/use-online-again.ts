import { useEffect, useEffectEvent } from 'react';

/** Calls `onBack` when the browser is back online, while `isWaiting` is true. */
export function useOnlineAgain(isWaiting: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
}
