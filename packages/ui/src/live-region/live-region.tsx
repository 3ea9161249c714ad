import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';

export type LiveRegionProps = {
  /** Spoken when it changes. Empty says nothing. */
  readonly message: string;
  /** Interrupts what is being read: for what cannot wait. */
  readonly isAssertive?: boolean;
};

/** Says what changed to those who do not see it. Put it on the page before there is anything to say. */
export const LiveRegion = ({ message, isAssertive = false }: LiveRegionProps) => (
  <VisuallyHidden>
    <div role={isAssertive ? 'alert' : 'status'}>{message}</div>
  </VisuallyHidden>
);
