import type { Schemas } from '@wayside/api-client';
import { fullNameOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Avatar, LazyBoundary, initialsOf, lazyPart } from '@wayside/ui';
import type { OpeningOfMenu } from '@wayside/ui';
import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dispensable } from '../../shared/page/deferred-mount.tsx';
import { usePreload } from '../../shared/page/use-quiet-time.ts';
import type { User } from '../../shared/session/session.ts';
import styles from './user-menu.module.css';

const UserMenuItems = lazyPart(() => import('./user-menu-items.tsx'), 'UserMenuItems');

/** Keys, and a screen reader's press. */
const FROM_KEYS = ['keyboard', 'virtual'];

/** The user's initials, and a menu, whose code is loaded later. */
export function UserMenu({ user, links }: { user: User; links: readonly Schemas['FleetLink'][] }) {
  const { t } = useTranslation('shell');
  const name = fullNameOf(user);
  const [opened, setOpened] = useState<Pick<OpeningOfMenu, 'isOpen' | 'focus'>>();
  const button = useRef<HTMLButtonElement>(null);
  usePreload(UserMenuItems);
  const open = (focus: OpeningOfMenu['focus']): void => setOpened({ isOpen: true, focus });
  return (
    <>
      {/* The label starts with the visible initials, so that voice control finds the button by them. */}
      <Button
        ref={button}
        id={useId()}
        className={styles.trigger!}
        aria-label={`${initialsOf(name)}, ${t('header.userMenu', { name })}`}
        aria-haspopup="menu"
        aria-expanded={opened?.isOpen ?? false}
        onPress={({ pointerType }) => open(FROM_KEYS.includes(pointerType) ? 'first' : undefined)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') open('first');
          if (key === 'ArrowUp') open('last');
        }}
      >
        <Avatar name={name} />
      </Button>
      {opened && (
        <Dispensable>
          <LazyBoundary>
            <UserMenuItems
              user={user}
              name={name}
              links={links}
              opening={{ ...opened, button, onOpenChange: (isOpen) => setOpened({ ...opened, isOpen }) }}
            />
          </LazyBoundary>
        </Dispensable>
      )}
    </>
  );
}
