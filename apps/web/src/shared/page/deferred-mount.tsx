import { Component, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

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

class Dispensable extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
