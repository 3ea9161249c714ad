import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type TabItem<Id extends string = string> = {
  readonly id: Id;
  readonly label: ReactNode;
  /** Number of items behind the tab; zero is shown. */
  readonly count?: number;
  /** Omitted when the panel is elsewhere on the page: see `onPanel`. */
  readonly content?: ReactNode;
};

/** Links the selected tab and its panel. */
export type TabPanelIds = { readonly id: string; readonly 'aria-labelledby': string };

export type TabsProps<Id extends string> = {
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
};

export const Tabs = <Id extends string>({ label, items, selected, onSelect, isStretched = false, onPanel }: TabsProps<Id>) => {
  const connect = useCallback(
    (tab: HTMLElement | null) => {
      const id = tab?.getAttribute('aria-controls');
      if (tab && id) onPanel?.({ id, 'aria-labelledby': tab.id });
    },
    [onPanel],
  );
  return (
    <AriaTabs
      className={styles.tabs!}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onSelect(chosen.id);
      }}
    >
      <TabList aria-label={label} className={classNames(styles.list, isStretched && styles.stretched)}>
        {items.map(({ id, label: text, count }) => (
          <Tab key={id} id={id} ref={id === selected ? connect : null} className={styles.tab!}>
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
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
};
