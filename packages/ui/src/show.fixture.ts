import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Renders a component. Returns the simulated user, and a function to rerender with other props. */
export function show(element: ReactElement): { user: UserEvent; again: (element: ReactElement) => void } {
  const { rerender } = render(element);
  return { user: userEvent.setup(), again: rerender };
}
