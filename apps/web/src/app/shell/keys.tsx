import { CutTexts } from '@wayside/ui/cut-texts';
import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from '../../shared/page/shortcut.tsx';

/** Where `?` is text, or would open something over what is open. */
const OCCUPIED = 'input, textarea, select, [role=dialog], [role=alertdialog]';

/** What keys and the focus do on every page: `?` lists the keys, and texts that are cut are shown in full. */
export function Keys({ onList }: { onList: () => void }) {
  const list = useEffectEvent(onList);
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
      if (key !== '?' || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return;
      if (target instanceof Element && !target.closest(OCCUPIED)) list();
    };
    // In the capture phase: controls keep their keys to themselves.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return <CutTexts />;
}
