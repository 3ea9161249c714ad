import { useEffect, useRef, useState } from 'react';

const PATIENCE_MS = 15_000;

/**
 * Requests the device's location. A result that arrives after another place was chosen or the page was left is ignored.
 */
export function useGeolocation(onFound: (point: { latitude: number; longitude: number }) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'unavailable'>('idle');
  const requests = useRef(0);
  useEffect(() => () => void requests.current++, []);

  function locate(): void {
    const number = ++requests.current;
    // Only the latest request may call back.
    const ifLatest = (effect: () => void) => () => number === requests.current && effect();
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        ifLatest(() => {
          setState('idle');
          onFound({ latitude, longitude });
        })(),
      ({ code, PERMISSION_DENIED }) =>
        ifLatest(() => setState(code === PERMISSION_DENIED ? 'denied' : 'unavailable'))(),
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  }

  return {
    state,
    locate,
    /** Cancels the request and clears its state, when a place is chosen another way. */
    forget: () => {
      requests.current++;
      setState('idle');
    },
  };
}
