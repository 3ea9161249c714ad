import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';

export interface LiveRegionProps {
  /** Announced when it changes; nothing when empty. */
  readonly message: string;
  /** Interrupts the screen reader, for urgent messages. */
  readonly isAssertive?: boolean;
}

/** Announces changes to screen readers. Render it before there is anything to announce. */
export function LiveRegion({ message, isAssertive = false }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <div role={isAssertive ? 'alert' : 'status'}>{message}</div>
    </VisuallyHidden>
  );
}
