import { LinkButton } from '@wayside/ui';
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

/**
 * Opens a page of the fleet. Not a link: at its address the page shows the fleet the user acts in, so this fleet is
 * entered first.
 */
export function FleetLink({ fleet, to, label, onEnter, children }: FleetLinkProps) {
  return (
    <LinkButton aria-label={label} onPress={() => onEnter(fleet, to)}>
      {children}
    </LinkButton>
  );
}
