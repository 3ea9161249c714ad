import { LazyBoundary, lazyPart } from '@wayside/ui';
import type { ReactNode } from 'react';
import type { HiddenRowsProps } from '../hidden-rows.tsx';

const HiddenRows = lazyPart(() => import('../hidden-rows.tsx'), 'HiddenRows');

/** The count of a list, or what "My vehicles" hides of it. */
export function CountOrHidden({ children, ...of }: HiddenRowsProps & { children: ReactNode }) {
  if (!of.hidden.vehicles) return children;
  return (
    <LazyBoundary>
      <HiddenRows {...of} />
    </LazyBoundary>
  );
}
