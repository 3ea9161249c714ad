import { useTranslation } from '@wayside/i18n';
import { companyTexts, settingsTexts, vehicleTexts } from '@wayside/i18n/parts';
import { LazyBoundary, lazyPart } from '@wayside/ui';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocation } from 'react-router-dom';
import type { PaletteScope } from '../../features/palette/palette.tsx';
import { PartBoundary } from '../../shared/page/part-boundary.tsx';
import { Shortcut, isCommand, pressedBy } from '../../shared/page/shortcut.tsx';
import { withTexts } from '../../shared/texts/with-texts.ts';
import styles from './palette.module.css';

const PaletteDialog = lazyPart(
  () =>
    withTexts(() => import('../../features/palette/palette-dialog.tsx'), [companyTexts, settingsTexts, vehicleTexts]),
  'PaletteDialog',
);

const KeyList = lazyPart(() => import('../../features/palette/key-list.tsx'), 'KeyList');

/** What is open over the page: the palette, or the list of keys. */
type Opened = PaletteScope | 'keys';

const isShortcut = (event: KeyboardEvent): boolean => event.key.toLowerCase() === 'k' && isCommand(event);

/** Whether the palette is open, and for what. It closes when another page opens. */
export function usePalette() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ scope: Opened; at: string }>();
  // Not only hidden: it would open again by itself when the user returns to the page.
  if (opened && opened.at !== pathname) setOpened(undefined);
  const scope = opened?.at === pathname ? opened.scope : undefined;
  const open = (next: Opened): void => setOpened({ scope: next, at: pathname });
  const close = (): void => setOpened(undefined);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      // Browsers have a shortcut of their own there.
      event.preventDefault();
      if (!event.repeat) setOpened(scope === 'all' ? undefined : { scope: 'all', at: pathname });
    };
    // In the capture phase: dialogs keep their keys to themselves.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [scope, pathname]);

  return { scope, open, close };
}

/** Opens the palette. On narrow screens only the icon is visible. */
export function PaletteButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('palette');
  return (
    <Button
      className={styles.button!}
      aria-label={t('open')}
      aria-haspopup="dialog"
      ref={pressedBy('K')}
      onPress={onPress}
    >
      <Search size={16} aria-hidden="true" />
      <span className={styles.text}>{t('open')}</span>
      <Shortcut sign="K" className={styles.keys} />
    </Button>
  );
}

/**
 * The palette itself, which loads when it is first opened. What is typed until then is in its field when it appears.
 * What fails to load is said below the header.
 */
export function LazyPalette({ scope, onClose }: { scope: Opened | undefined; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  if (!scope && typed !== '') setTyped('');
  return (
    scope && (
      <PartBoundary>
        {scope === 'keys' ? (
          <LazyBoundary>
            <KeyList onClose={onClose} />
          </LazyBoundary>
        ) : (
          <LazyBoundary fallback={<TypeAhead onType={setTyped} onClose={onClose} />}>
            <PaletteDialog scope={scope} typed={typed} onClose={onClose} />
          </LazyBoundary>
        )}
      </PartBoundary>
    )
  );
}

/** Whoever presses the shortcut is already typing. The focus stays where it returns to. */
function TypeAhead({ onType, onClose }: { onType: (change: (now: string) => string) => void; onClose: () => void }) {
  const type = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') onClose();
    else if (key === 'Backspace') onType((now) => now.slice(0, -1));
    else if (key.length === 1) onType((now) => now + key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // Ends in the moment in which the field appears.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => type(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return null;
}
