import { Alert } from '@wayside/ui';

/** What a scenario or a test of the session does not contain. */
export function Lacks({ of }: { of: readonly string[] }) {
  return of.map((lack) => <Alert key={lack} tone="info" isStatic>{`Not in it: ${lack}`}</Alert>);
}
