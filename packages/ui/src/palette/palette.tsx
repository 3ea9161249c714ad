import { Search, X } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { Group } from 'react-aria-components/Group';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection, ListStateContext } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { LiveRegion } from '../live-region/live-region.tsx';
import menuStyles from '../menu/menu.module.css';
import { Spinner } from '../skeleton/spinner.tsx';
import { Autocomplete } from './autocomplete.tsx';
import styles from './palette.module.css';

export interface PaletteItem {
  /** Unique among all groups. */
  readonly id: string;
  readonly label: string;
  /** Second line, muted. */
  readonly note?: string;
  /** 16-pixel icon. */
  readonly icon?: ReactNode;
  /** Where it leads; without it, only `onAction` is called. */
  readonly href?: string;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export interface PaletteProps {
  /** Accessible name of the field: what can be found. */
  readonly label: string;
  readonly placeholder: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly search: string;
  /** Called on every keystroke. */
  readonly onSearch: (search: string) => void;
  readonly maxLength: number;
  readonly groups: readonly PaletteGroup[];
  /** Accessible name of the list. */
  readonly listLabel: string;
  /** A link is followed, too. */
  readonly onAction: (id: string) => void;
  /** How much was found, for screen readers. */
  readonly status: string;
  /** Label of the spinner, while more is being found. */
  readonly loadingLabel?: string;
  /** In place of the list when it is empty. */
  readonly empty: ReactNode;
  /** Below the list, such as a part that failed to load. */
  readonly footer?: ReactNode;
}

/**
 * A field and the list of what it finds, in groups; the arrow keys choose while the field keeps the focus. Place it in
 * a dialog.
 */
export function Palette({
  label,
  placeholder,
  closeLabel,
  onClose,
  search,
  onSearch,
  maxLength,
  groups,
  listLabel,
  onAction,
  status,
  loadingLabel,
  empty,
  footer,
}: PaletteProps) {
  const hasMoved = useRef(false);
  const type = (text: string): void => {
    hasMoved.current = false;
    onSearch(text);
  };
  return (
    <Autocomplete inputValue={search} onInputChange={type}>
      <div
        className={styles.head}
        onKeyDownCapture={({ key }) => {
          if (MOVES.has(key)) hasMoved.current = true;
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in it */}
        <TextField aria-label={label} autoFocus className={styles.field!}>
          <Group className={styles.box!}>
            <Search size={20} aria-hidden="true" className={styles.lead} />
            <Input
              {...COMBO_BOX}
              maxLength={maxLength}
              placeholder={placeholder}
              className={classNames(fieldStyles.input, styles.input)}
            />
            {loadingLabel !== undefined && <Spinner label={loadingLabel} />}
          </Group>
        </TextField>
        <IconButton label={closeLabel} icon={<X size={16} aria-hidden="true" />} onPress={onClose} />
      </div>
      <div className={styles.body}>
        <ListBox<PaletteGroup>
          aria-label={listLabel}
          items={groups}
          // The library draws a group again only if it has changed: the one that was the first would still mark its own
          // first result.
          dependencies={[groups[0]?.id, search]}
          selectionMode="none"
          onAction={(key) => onAction(String(key))}
          className={classNames(menuStyles.menu, styles.list)}
          renderEmptyState={() => empty}
        >
          {({ id, title, items }) => (
            <ListBoxSection id={id}>
              <Header className={menuStyles.head}>
                {title}
                {id === groups[0]?.id && <FirstChosen id={items[0]?.id} hasMoved={hasMoved} />}
              </Header>
              {items.map((item) => (
                <ListBoxItem
                  key={item.id}
                  id={item.id}
                  textValue={[item.label, item.note].filter(Boolean).join(', ')}
                  className={menuStyles.item!}
                  href={item.href}
                >
                  {item.icon}
                  <span className={menuStyles.text}>
                    {item.label}
                    {item.note && <span className={menuStyles.note}>{item.note}</span>}
                  </span>
                </ListBoxItem>
              ))}
            </ListBoxSection>
          )}
        </ListBox>
        {footer}
      </div>
      <LiveRegion message={status} />
    </Autocomplete>
  );
}

/** The list is always there, so the combo box is always expanded. The library connects the two. */
const COMBO_BOX = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;

const MOVES = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

/**
 * Better results may arrive above what the library or the user has marked: marks the first one after each change of the
 * text, until the user moves.
 */
function FirstChosen({ id, hasMoved }: { id: string | undefined; hasMoved: RefObject<boolean> }) {
  const state = useContext(ListStateContext);
  const collection = state?.collection;
  const mark = useEffectEvent((first: typeof id, among: typeof collection): void => {
    if (!state || first === undefined || hasMoved.current || among?.getItem(first) == null) return;
    const { focusedKey } = state.selectionManager;
    if (focusedKey != null && focusedKey !== first) state.selectionManager.setFocusedKey(first);
  });
  useEffect(() => mark(id, collection), [id, collection]);
  return null;
}
