import { useTranslation } from '@wayside/i18n';
import { Disclosure, classNames } from '@wayside/ui';
import { TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import styles from './form-page.module.css';

export interface FormPageProps {
  /** `SideNote`s: the form in words, what to know before saving, what happens next. */
  side?: ReactNode;
  /** Number of warnings at the side; the bar counts them. */
  warnings?: number;
  /** What is missing or not saved yet. */
  state?: ReactNode;
  /** Of the element with `state`, which says why the main button is unavailable. */
  stateId?: string;
  /** Cancel, then what saves. */
  buttons: ReactNode;
  /** The last part of its page: the bar is at the bottom of the window even below a short form. */
  isWhole?: boolean;
  /** `FormSection`s. */
  children: ReactNode;
}

/** Content of the form element of a long form: sections, a column beside them, and the bar that ends it. */
export function FormPage({ side, warnings = 0, state, stateId, buttons, isWhole, children }: FormPageProps) {
  const { t } = useTranslation('common');
  const aside = useRef<HTMLElement>(null);
  const toSide = (): void => {
    aside.current?.scrollIntoView({ block: 'start' });
    aside.current?.focus({ preventScroll: true });
  };
  return (
    <div data-form-page="" className={isWhole ? styles.whole : undefined}>
      <div className={side ? styles.page : styles.alone}>
        <div className={styles.fields}>{children}</div>
        {side && (
          <aside ref={aside} tabIndex={-1} className={styles.side} aria-label={t('form.beside')}>
            {side}
          </aside>
        )}
      </div>
      <div className={styles.bar} data-bottom-bar>
        {warnings > 0 && (
          <button type="button" className={styles.count} onClick={toSide}>
            <TriangleAlert size={14} aria-hidden="true" />
            {t('form.warnings', { count: warnings })}
          </button>
        )}
        <span id={stateId} className={styles.state}>
          {state}
        </span>
        <div className={styles.end}>{buttons}</div>
      </div>
    </div>
  );
}

export interface FoldedSectionProps {
  title: string;
  help: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a form that few change: one line until it is opened. */
export function FoldedSection({ title, help, children, ...opening }: FoldedSectionProps) {
  return (
    <section className={classNames(styles.section, styles.fold)} aria-label={title}>
      <Disclosure {...opening} title={title} headingLevel={2}>
        <div className={styles.folded}>
          <p className={styles.help}>{help}</p>
          {children}
        </div>
      </Disclosure>
    </section>
  );
}

export interface FormSectionProps {
  title: string;
  help?: ReactNode;
  headingLevel?: 2 | 3;
  /** Of the heading, which takes the focus when the section is a new step. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** At most one button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a form: hairlines part it from the others. */
export function FormSection({ title, help, headingLevel = 2, headingRef, actions, children }: FormSectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <Heading ref={headingRef} id={titleId} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
            {title}
          </Heading>
          {help && <p className={styles.help}>{help}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** A subject at the side of a form. */
export function SideNote({
  title,
  headingLevel = 2,
  children,
}: {
  title: string;
  headingLevel?: 2 | 3;
  children: ReactNode;
}) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.noteTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** What the form says, as a sentence. */
export function InWords({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>;
}

export interface NextStep {
  /** 16-pixel icon. */
  icon: ReactNode;
  text: string;
}

/** What happens once the form is sent, in order. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ icon, text }) => (
        <li key={text}>
          {icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Something to know before saving, which doesn't prevent it. */
export function SideWarning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <TriangleAlert size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** The end of a form in a dialog, or of its page on a phone: its buttons stay in view. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className={styles.foot} data-bottom-bar>
      {children}
    </div>
  );
}
