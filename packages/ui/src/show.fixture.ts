import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Puts a component on the page. Answers the person who uses it, and the way to give it other properties. */
export function show(element: ReactElement): { user: UserEvent; again: (element: ReactElement) => void } {
  const { rerender } = render(element);
  return { user: userEvent.setup(), again: rerender };
}
