import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';

/** Renders a component. Returns the simulated user, who doesn't pause, and a function to rerender with other props. */
export function show(element: ReactElement): { user: UserEvent; again: (element: ReactElement) => void } {
  const { rerender } = render(element);
  return { user: userEvent.setup({ delay: null }), again: rerender };
}

/** The window is, or isn't, less than 640 pixels wide, which jsdom can't say. */
export function beNarrow(isNarrow: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query !== 'print',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
