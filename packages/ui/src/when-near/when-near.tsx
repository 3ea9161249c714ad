import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';

export interface WhenNearProps {
  /** How far below the window it may be, as a CSS margin; negative: how much of it has to be in sight. */
  readonly ahead?: string;
  /** Shown until then; as high as the content, so that little moves. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** How far below the window content is rendered, so that it is usually ready when scrolled to. */
const AHEAD = '240px 0px';

/** Renders its children once they are near the viewport: what is far below it would only delay what is in sight. */
export function WhenNear({ ahead = AHEAD, placeholder, children }: WhenNearProps) {
  const { ref, inView } = useInView({ triggerOnce: true, rootMargin: ahead });
  return <div ref={ref}>{inView ? children : placeholder}</div>;
}
