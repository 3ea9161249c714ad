import { Ellipsis } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import type { ButtonSize } from '../button/button.tsx';
import { Dispensable } from '../lazy/dispensable.tsx';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { lazyPart } from '../lazy/lazy-part.ts';
import type { MenuAction } from './action-menu.tsx';
import { useOpening } from './use-opening.ts';

const ActionMenu = lazyPart(() => import('./action-menu.tsx'), 'ActionMenu');
const preload = (): void => void ActionMenu.preload().catch(() => undefined);

export interface MoreMenuProps {
  /** Accessible name: "More for VAN-01". */
  readonly label: string;
  /** Without any, there is no button. Destructive ones come last. */
  readonly actions: readonly MenuAction[];
  readonly size?: ButtonSize;
  readonly isDisabled?: boolean;
}

/** The `…` button of a row or a page with the actions that are not shown beside it. Its menu is loaded once wanted. */
export function MoreMenu({ label, actions, size = 'medium', isDisabled = false }: MoreMenuProps) {
  const { trigger, opening } = useOpening();
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        {...trigger}
        label={label}
        icon={<Ellipsis size={16} aria-hidden="true" />}
        size={size}
        isDisabled={isDisabled}
        onHoverStart={preload}
        onFocus={preload}
      />
      {opening && (
        <Dispensable>
          <LazyBoundary>
            <ActionMenu actions={actions} opening={opening} />
          </LazyBoundary>
        </Dispensable>
      )}
    </>
  );
}
