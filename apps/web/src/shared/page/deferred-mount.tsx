import { LazyBoundary, renewParts } from '@wayside/ui';
import { Component, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Runs `act` after the browser has painted, so that what it loads doesn't compete with rendering.
 * @returns cancels it
 */
export function afterDrawing(act: () => void): () => void {
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/** Content the page works without: its code is loaded after the page, and left out if it fails to load. */
export function DeferredMount({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterDrawing(() => setTime(true)), []);
  return (
    isTime && (
      <Dispensable>
        <LazyBoundary>{children}</LazyBoundary>
      </Dispensable>
    )
  );
}

/** Renders nothing if its children fail, until the browser is back online. */
export class Dispensable extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  readonly retry = (): void => this.setState({ hasFailed: false });

  override componentDidCatch(): void {
    renewParts();
    window.addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
