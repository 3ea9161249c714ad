import { timing } from '@wayside/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMedia } from '@wayside/ui';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Shows the next of some slides every three seconds, unless the person paused it.
 * @param isHeld while the pointer or the focus is on the slides
 */
export function useRotation(count: number, isHeld: boolean) {
  const wantsLessMotion = useMedia('(prefers-reduced-motion: reduce)');
  const isHidden = useSyncExternalStore(onVisibility, () => document.visibilityState === 'hidden');
  const [choice, setChoice] = useState<boolean | null>(null);
  const [slide, setSlide] = useState(0);
  // Paused by the person, or from the start for people who want less motion.
  const isPaused = choice ?? wantsLessMotion;
  const isRotating = count > 1 && !isPaused && !isHeld && !isHidden;
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => setSlide((now) => now + 1), timing.faultCarousel);
    return () => clearInterval(timer);
  }, [isRotating]);
  return {
    at: count > 0 ? slide % count : 0,
    isPaused,
    isRotating,
    go: (to: number) => setSlide((to + count) % count),
    setPaused: setChoice,
  };
}
