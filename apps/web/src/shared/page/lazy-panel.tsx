import { LazyBoundary } from '@wayside/ui';
import type { ComponentProps } from 'react';
import { PanelBoundary } from './panel-boundary.tsx';

/** A panel that is loaded when it is shown, with its own error boundary. */
export function LazyPanel(props: ComponentProps<typeof LazyBoundary>) {
  return (
    <PanelBoundary>
      <LazyBoundary {...props} />
    </PanelBoundary>
  );
}
