import { ButtonLink, EmptyState } from '@wayside/ui';
import { Page } from './page.tsx';

export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState
        kind="first-use"
        title="The studio has no page at this address"
        action={<ButtonLink href="/">Open the gallery</ButtonLink>}
      />
    </Page>
  );
}
