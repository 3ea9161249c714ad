import type { ReactNode } from 'react';

/**
 * On Escape in a combo box, resets what was typed; the list closes by itself. Captures the key before the list handles
 * it.
 */
export function OnEscape({ do: effect, children }: { do: () => void; children: ReactNode }) {
  return (
    <div role="presentation" onKeyDownCapture={({ key }) => key === 'Escape' && effect()}>
      {children}
    </div>
  );
}
