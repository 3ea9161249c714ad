import { useCallback, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
  /**
   * Number of items behind the tab; zero is shown, undefined is not. It describes the tab and is no part of its name,
   * which stays the same while the count loads and changes.
   */
  readonly count?: number;
  /** Tints the count where someone must act. */
  readonly countTone?: 'critical';
  /** Omitted when the panel is elsewhere on the page: see `onPanel`. */
  readonly content?: ReactNode;
}

/** Links the selected tab and its panel. */
export interface TabPanelIds {
  readonly id: string;
  readonly 'aria-labelledby': string;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  /** Always controlled, because every tab has its own URL. */
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Tabs share the full width, for narrow forms such as sign-in. */
  readonly isStretched?: boolean;
  /** For a page that renders the `tabpanel` itself, before the tabs: receives the attributes for it. Must be stable. */
  readonly onPanel?: (ids: TabPanelIds) => void;
  /** At the other end of their line: how the selected tab shows its content. */
  readonly end?: ReactNode;
}

/** Part of the neighboring tab that stays in view, in pixels. */
const PEEK = 24;

/** Scrolls the list of tabs, and not the page, so that the tab is in view. */
function reveal(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]');
  if (!list) return;
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.left < outer.left + PEEK) list.scrollLeft -= outer.left + PEEK - inner.left;
  else if (inner.right > outer.right - PEEK)
    list.scrollLeft += Math.min(inner.right + PEEK - outer.right, inner.left - outer.left);
}

export function Tabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  isStretched = false,
  onPanel,
  end,
}: TabsProps<Id>) {
  const shown = useRef<HTMLElement>(null);
  const base = useId();
  const connect = useCallback(
    (tab: HTMLElement | null) => {
      shown.current = tab;
      const id = tab?.getAttribute('aria-controls');
      if (tab && id) onPanel?.({ id, 'aria-labelledby': tab.id });
    },
    [onPanel],
  );
  // A count or a font that is loaded later moves the tabs.
  const counts = items.map(({ count }) => count).join();
  useEffect(() => {
    const again = (): void => {
      if (shown.current) reveal(shown.current);
    };
    // With the layout of the next frame, instead of one of its own.
    const frame = requestAnimationFrame(again);
    void document.fonts?.ready.then(again);
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the tabs may have moved
  }, [counts, selected]);
  return (
    <AriaTabs
      className={styles.tabs!}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onSelect(chosen.id);
      }}
    >
      <div className={styles.strip}>
        <TabList aria-label={label} className={classNames(styles.list, isStretched && styles.stretched)}>
          {items.map(({ id, label: text, count, countTone }) => (
            <Tab
              key={id}
              id={id}
              ref={id === selected ? connect : null}
              className={styles.tab!}
              aria-describedby={count === undefined ? undefined : `${base}-${id}`}
            >
              {text}
              {count !== undefined && (
                <span
                  id={`${base}-${id}`}
                  aria-hidden="true"
                  className={classNames(styles.count, countTone && styles[countTone])}
                >
                  {count}
                </span>
              )}
            </Tab>
          ))}
        </TabList>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {items.map(
        ({ id, content }) =>
          content !== undefined && (
            <TabPanel key={id} id={id} className={styles.panel!}>
              {content}
            </TabPanel>
          ),
      )}
    </AriaTabs>
  );
}
