import type { UserContext } from '@wayside/domain/schemas';
import { LazyBoundary, lazyPart } from '@wayside/ui';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../../shared/page/page-skeleton.tsx';
import type { User } from '../../../shared/session/session.ts';
import { useIsDesk } from '../../../shared/use-is-desk.ts';
import { useUserAddress } from './use-user-address.ts';

const UserFormPage = lazyPart(() => import('./user-form.page.tsx'), 'UserFormPage');

/** A page with a user list or, on a phone, the form of one user. */
export function UserFormInPlace({
  context,
  viewer,
  children,
}: {
  context: UserContext;
  viewer: User | undefined;
  children: ReactNode;
}) {
  const { opened: user } = useUserAddress();
  const isDesk = useIsDesk();
  if (isDesk || user === undefined || !viewer) return children;
  return (
    <LazyBoundary fallback={<PageSkeleton />}>
      <UserFormPage context={context} viewer={viewer} opened={user} />
    </LazyBoundary>
  );
}
