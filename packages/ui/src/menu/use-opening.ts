import { useId, useRef, useState } from 'react';
import type { OpeningOfMenu } from './menu.tsx';

/** Keys, and a screen reader's press. */
const FROM_KEYS = ['keyboard', 'virtual'];

/**
 * The state of a menu whose code is loaded once it is opened. `trigger` has the props of its button; `opening` those of
 * the `Menu`, undefined until it was opened.
 */
export function useOpening() {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [opened, setOpened] = useState<Pick<OpeningOfMenu, 'isOpen' | 'focus'>>();
  const open = (focus: OpeningOfMenu['focus']): void => setOpened({ isOpen: true, focus });
  const trigger = {
    ref: button,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': opened?.isOpen ?? false,
    onPress: ({ pointerType }: { pointerType: string }) => open(FROM_KEYS.includes(pointerType) ? 'first' : undefined),
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'ArrowDown') open('first');
      if (key === 'ArrowUp') open('last');
    },
  } as const;
  const opening: OpeningOfMenu | undefined = opened && {
    ...opened,
    button,
    onOpenChange: (isOpen) => setOpened({ ...opened, isOpen }),
  };
  return { trigger, opening };
}
