import type { ReactNode } from 'react';

/** Escape in a field with a list gives up what was typed; the list closes by itself. Heard before the list hears it. */
export function OnEscape({ do: effect, children }: { do: () => void; children: ReactNode }) {
  return (
    <div role="presentation" onKeyDownCapture={({ key }) => key === 'Escape' && effect()}>
      {children}
    </div>
  );
}
