import { cleanup } from '@testing-library/react';
import { setInteractionModality } from 'react-aria';
import { afterEach, vi } from 'vitest';

/** Every test finds the window as the first one did: nothing rendered, announced, pressed, stored or replaced. */
afterEach(() => {
  cleanup();
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
  // After a press without a pointer, React Aria moves the focus later than otherwise.
  setInteractionModality('keyboard');
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
