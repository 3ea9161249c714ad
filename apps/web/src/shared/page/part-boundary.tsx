import { useTranslation } from '@wayside/i18n';
import { LoadErrorPanel, renewParts } from '@wayside/ui';
import { Component } from 'react';
import type { ReactNode } from 'react';

/**
 * Error boundary for one part of a page: shows errors and code that failed to load in its place, so that the rest of
 * the page keeps working.
 */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean; isRetrying: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false, isRetrying: false };

  override componentDidCatch(problem: unknown): void {
    globalThis.waysideReports?.caught(problem);
    renewParts();
  }

  /** Runs before a retry. */
  protected async prepare(): Promise<void> {}

  readonly retry = async (): Promise<void> => {
    this.setState({ isRetrying: true });
    await this.prepare();
    this.setState({ hasFailed: false, isRetrying: false });
  };

  override render(): ReactNode {
    const { hasFailed, isRetrying } = this.state;
    return hasFailed ? <PartFailure onRetry={() => void this.retry()} isRetrying={isRetrying} /> : this.props.children;
  }
}

function PartFailure({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation();
  return (
    <LoadErrorPanel
      title={t('error.loadTitle')}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      pendingLabel={t('state.loading')}
    >
      {t(navigator.onLine ? 'error.panelBody' : 'error.offline')}
    </LoadErrorPanel>
  );
}
