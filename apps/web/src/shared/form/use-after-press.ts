import { useEffect, useRef } from 'react';

/**
 * Runs an effect right away, or after the release if a pointer is pressed. A message that appears on blur moves the
 * content below; in the middle of a press the click would miss its target.
 */
export function useAfterPress(): (effect: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // The click follows the release, so wait for it too.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        waiting.current?.();
        waiting.current = undefined;
      });
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return (effect) => {
    if (isPressed.current) waiting.current = effect;
    else effect();
  };
}
