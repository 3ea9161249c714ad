import { useEffect, useEffectEvent } from 'react';

/** While something waits for it: does it as soon as the browser is online again. */
export function useOnlineAgain(isWaiting: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
}
