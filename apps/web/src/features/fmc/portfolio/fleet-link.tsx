import { Link } from '@wayside/ui';
import type { ReactNode } from 'react';
import type { Fleet } from '../fleets.queries.ts';
import type { Target } from './use-measures.ts';

/** Acts inside the fleet and opens one of its pages. */
export type Enter = (fleet: Fleet, to: Target) => void;

interface FleetLinkProps {
  fleet: Fleet;
  to: Target;
  label: string;
  onEnter: Enter;
  children: ReactNode;
}

/** A link to a page of the fleet. */
export function FleetLink({ fleet, to, label, onEnter, children }: FleetLinkProps) {
  return (
    <Link
      href={to.next}
      aria-label={label}
      onClick={(event) => {
        // The page shows the fleet the user acts in, so enter this fleet first.
        event.preventDefault();
        onEnter(fleet, to);
      }}
    >
      {children}
    </Link>
  );
}
