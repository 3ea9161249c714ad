import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import type { MenuAction } from '../menu/action-menu.tsx';
import { MoreMenu } from '../menu/more-menu.tsx';
import { useNarrow } from '../timing/use-narrow.ts';

export interface HeadActionsProps {
  /** What a page offers beside its primary action. The note of one that is off says why. */
  readonly others: readonly MenuAction[];
  /** Accessible name of the menu that has them in a narrow window. */
  readonly moreLabel: string;
  /** The primary button. */
  readonly children?: ReactNode;
}

/** Actions of a page head: all of them, or in a narrow window the primary one and a menu of the others. */
export function HeadActions({ others, moreLabel, children }: HeadActionsProps) {
  const isNarrow = useNarrow();
  if (isNarrow)
    return (
      <>
        {children}
        <MoreMenu label={moreLabel} actions={others} />
      </>
    );
  return (
    <>
      {others.map(({ id, label, icon, href, note, isDisabled, onAction }) =>
        href ? (
          <ButtonLink key={id} href={href} icon={icon}>
            {label}
          </ButtonLink>
        ) : (
          <Button key={id} icon={icon} onPress={onAction} disabledReason={isDisabled ? note : undefined}>
            {label}
          </Button>
        ),
      )}
      {children}
    </>
  );
}
