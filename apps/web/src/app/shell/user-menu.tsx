import type { Schemas } from '@wayside/api-client';
import { fullNameOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Avatar, Dispensable, LazyBoundary, initialsOf, lazyPart, useOpening } from '@wayside/ui';
import { Button } from 'react-aria-components/Button';
import { usePreload } from '../../shared/page/use-quiet-time.ts';
import type { User } from '../../shared/session/session.ts';
import styles from './user-menu.module.css';

const UserMenuItems = lazyPart(() => import('./user-menu-items.tsx'), 'UserMenuItems');

interface UserMenuProps {
  user: User;
  links: readonly Schemas['FleetLink'][];
  /** Opens the list of keys. */
  onKeys: () => void;
}

/** The user's initials, and a menu, whose code is loaded later. */
export function UserMenu({ user, links, onKeys }: UserMenuProps) {
  const { t } = useTranslation('shell');
  const name = fullNameOf(user);
  const { trigger, opening } = useOpening();
  usePreload(UserMenuItems);
  return (
    <>
      {/* The label starts with the visible initials, so that voice control finds the button by them. */}
      <Button
        {...trigger}
        className={styles.trigger!}
        aria-label={`${initialsOf(name)}, ${t('header.userMenu', { name })}`}
      >
        <Avatar name={name} />
      </Button>
      {opening && (
        <Dispensable>
          <LazyBoundary>
            <UserMenuItems user={user} name={name} links={links} opening={opening} onKeys={onKeys} />
          </LazyBoundary>
        </Dispensable>
      )}
    </>
  );
}
