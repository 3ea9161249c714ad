import { useEffect, useState } from 'react';

/** Seconds left of `duration` (milliseconds) since `isRunning` became true: a whole number, at least 1 while running, otherwise 0. */
export function useCountdown(isRunning: boolean, duration: number): number {
  const full = Math.ceil(duration / 1000);
  const [left, setLeft] = useState(full);
  useEffect(() => {
    if (!isRunning) return undefined;
    const end = Date.now() + duration;
    const timer = setInterval(() => setLeft(Math.max(1, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => {
      clearInterval(timer);
      setLeft(full);
    };
  }, [isRunning, duration, full]);
  return isRunning ? left : 0;
}
