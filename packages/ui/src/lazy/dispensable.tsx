import { Component } from 'react';
import type { ReactNode } from 'react';
import { renewParts } from './lazy-part.ts';

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
