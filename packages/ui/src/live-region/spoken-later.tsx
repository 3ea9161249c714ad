import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LiveRegion } from './live-region.tsx';

/** Pause in milliseconds after the last change; longer than between two keys. */
const PAUSE = 1000;

export interface SpokenLaterProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Text that follows what somebody types or what loads: seen at once, announced once it has not changed for a second. Not
 * announced as it first appears.
 */
export function SpokenLater({ children, className }: SpokenLaterProps) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // Block by block: without a space, the end of one would be read together with the begin of the next.
    const text = [...box.current!.children].map(({ textContent }) => textContent).join(' ');
    known.current ??= text;
    if (text === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <div ref={box} className={className}>
        {children}
      </div>
      <LiveRegion message={said} />
    </>
  );
}
