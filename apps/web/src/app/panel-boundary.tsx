import { useTranslation } from '@wayside/i18n';
import { LoadErrorPanel } from '@wayside/ui';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from './queries.ts';

/** Around one panel of a page: what it throws takes its place, and the rest of the page goes on. */
export class PanelBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  /** What only the failed panel had loaded is loaded anew: it may be what it could not bear. */
  readonly retry = (): void => {
    queryClient.removeQueries({ type: 'inactive' });
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? <PanelFailure onRetry={this.retry} /> : this.props.children;
  }
}

function PanelFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <LoadErrorPanel title={t('error.loadTitle')} retryLabel={t('actions.retry')} onRetry={onRetry}>
      {t('error.panelBody')}
    </LoadErrorPanel>
  );
}
