import { desktopWidth } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { PageSkeleton } from '../../../shared/page/page-skeleton.tsx';
import type { User } from '../../../shared/session/session.ts';
import { useMedia } from '../../../shared/use-media.ts';
import { useUserAddress } from './use-user-address.ts';

const UserFormPage = lazyPart(() => import('./user-form.page.tsx'), 'UserFormPage');

/** Whether the form is a dialog over the list; below that width it is a page in its place, at the same address (OPN-33). */
export const useIsDesk = (): boolean => useMedia(`(min-width: ${desktopWidth}px)`);

/** A page with people, or on a phone the form of one of them. */
export function UserFormInPlace({ context, viewer, children }: { context: UserContext; viewer: User | undefined; children: ReactNode }) {
  const { user } = useUserAddress();
  const isDesk = useIsDesk();
  if (isDesk || user === undefined || !viewer) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <UserFormPage context={context} viewer={viewer} opened={user} />
    </Suspense>
  );
}
