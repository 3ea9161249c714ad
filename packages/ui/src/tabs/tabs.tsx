import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type TabItem<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  /** How many things wait there; zero is shown as zero. */
  readonly count?: number;
  readonly content: ReactNode;
};

export type TabsProps<Id extends string> = {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  /** Controlled, because every tab has an address. */
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Tabs share the whole width: for narrow forms such as sign-in. */
  readonly isStretched?: boolean;
};

export const Tabs = <Id extends string>({ label, items, selected, onSelect, isStretched = false }: TabsProps<Id>) => (
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
        <Tab key={id} id={id} className={styles.tab!}>
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={styles.panel!}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
