import { ButtonLink, EmptyState } from '@wayside/ui';
import type { EmptyStateProps } from '@wayside/ui';
import { Page } from './page.tsx';

interface MissingPageProps extends EmptyStateProps {
  pageTitle?: string;
  href: string;
  linkText: string;
}

/** In place of a page about something that isn't there, or not for this user. */
export function MissingPage({ pageTitle, href, linkText, ...state }: MissingPageProps) {
  return (
    <Page title={pageTitle ?? state.title}>
      <EmptyState {...state} action={<ButtonLink href={href}>{linkText}</ButtonLink>} />
    </Page>
  );
}
