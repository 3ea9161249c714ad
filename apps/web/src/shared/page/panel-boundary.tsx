import { useTranslation } from '@wayside/i18n';
import { LoadErrorPanel } from '@wayside/ui';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../data/query-client.ts';

/** Around one panel of a page: what it throws takes its place, and the rest of the page goes on. */
export class PanelBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean; isRetrying: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false, isRetrying: false };

  /** Something that was loaded may be what the panel could not bear: what it alone had is forgotten, and what it shares with others loaded anew. */
  readonly retry = async (): Promise<void> => {
    this.setState({ isRetrying: true });
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.refetchQueries({ type: 'active' });
    this.setState({ hasFailed: false, isRetrying: false });
  };

  override render(): ReactNode {
    const { hasFailed, isRetrying } = this.state;
    return hasFailed ? <PanelFailure onRetry={() => void this.retry()} isRetrying={isRetrying} /> : this.props.children;
  }
}

function PanelFailure({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation();
  return (
    <LoadErrorPanel
      title={t('error.loadTitle')}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      pendingLabel={t('state.loading')}
    >
      {t('error.panelBody')}
    </LoadErrorPanel>
  );
}
