import { Component, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { renewParts } from './lazy-part.ts';

/** Does something once what was drawn is on screen and heard by the browser: what it loads must not compete with it. Answers what calls it off. */
export function afterDrawing(act: () => void): () => void {
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/** What the page can be used without: its code begins to load once the page is there. Where it cannot be loaded the page goes without. */
export function DeferredMount({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterDrawing(() => setTime(true)), []);
  return (
    isTime && (
      <Dispensable>
        <Suspense>{children}</Suspense>
      </Dispensable>
    )
  );
}

/** Around what the page can go without: where it fails nothing is shown, until the browser is online again. */
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
