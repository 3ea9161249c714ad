import { useEffect, useRef } from 'react';

/**
 * Runs an effect now, or once the pressed pointer is released. A message that appears on leaving a field moves what stands below it; in
 * the middle of a press that would take the click from under the pointer.
 */
export function useAfterPress(): (effect: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // The click comes after the release; the effect comes after the click.
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
