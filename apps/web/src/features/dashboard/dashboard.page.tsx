import { useTranslation } from '@wayside/i18n';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Page } from '../../app/page.tsx';
import { PanelBoundary } from '../../app/panel-boundary.tsx';
import { useMyFleet } from '../../app/queries.ts';
import { forgetEverything } from '../../app/sign-out.ts';
import { ActiveMaintenance } from './active-maintenance.tsx';

/** `/dashboard`. A key in the address or in the history state signs out and back in with it. */
export function DashboardPage() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { key?: unknown } | null };
  const key = query.get('key') ?? state?.key;
  return typeof key === 'string' && key !== '' ? <SignInAgain signInKey={key} /> : <Dashboard />;
}

function SignInAgain({ signInKey }: { signInKey: string }) {
  forgetEverything();
  return <Navigate replace to={`/sign_in?${new URLSearchParams({ key: signInKey }).toString()}`} />;
}

function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { data: fleet } = useMyFleet();
  return (
    <Page title={t('title')} context={fleet && t('context', { fleet: fleet.name })}>
      <PanelBoundary>
        <ActiveMaintenance />
      </PanelBoundary>
    </Page>
  );
}
