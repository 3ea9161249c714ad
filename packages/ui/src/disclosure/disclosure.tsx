import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** To the right of the title: a count, a sum. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  /** Pass both or neither; without them it is uncontrolled. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly isOpenAtFirst?: boolean;
}

/** Collapsible details. The browser's find-in-page also finds hidden content. */
export function Disclosure({
  title,
  aside,
  children,
  headingLevel = 3,
  isOpen,
  onOpenChange,
  isOpenAtFirst = false,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      className={styles.disclosure!}
      defaultExpanded={isOpenAtFirst}
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
    >
      <Heading level={headingLevel} className={styles.heading!}>
        <Button slot="trigger" className={styles.trigger!}>
          <ChevronRight size={16} aria-hidden="true" className={styles.chevron} />
          <span className={styles.title}>{title}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel!}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
