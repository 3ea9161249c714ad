import { useTranslation } from '@wayside/i18n';
import { Link, LiveRegion } from '@wayside/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { bringToTop } from './bring-to-top.ts';
import styles from './form.module.css';
import { useErrorText } from './use-app-field.ts';
import { SERVER_ERROR } from './use-app-form.ts';
import type { AppForm } from './use-app-form.ts';

/** Pause in milliseconds before a new error is spoken: a submit finds its errors one by one, and then has the focus. */
const PAUSE = 500;

interface Wrong {
  name: string;
  label: string;
  text: string;
}

/**
 * After a failed submit: the number of invalid fields, with a link to each. Takes the focus and scrolls into view. The
 * focus says it all once; afterwards only what is added to the list is announced.
 */
export function ErrorSummary<Values extends FieldValues, Valid>({
  form,
  isRefusalSaid = false,
}: {
  form: AppForm<Values, Valid>;
  /** The page says above the form what the server refused. */
  isRefusalSaid?: boolean;
}) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { failures, labels } = form;
  useEffect(() => {
    if (failures === 0 || !box.current) return;
    box.current.focus({ preventScroll: true });
    bringToTop(box.current);
  }, [failures]);

  const { errors } = form.formState;
  const wrong = Object.entries(labels).flatMap(([name, label]): Wrong[] => {
    const error: { type?: unknown; message?: string } | undefined = get(errors, name);
    const text = errorText(error);
    return text === undefined || (isRefusalSaid && error?.type === SERVER_ERROR) ? [] : [{ name, label, text }];
  });
  const lineOf = ({ label, text }: Wrong): string =>
    text.startsWith(label) ? text : t('validation.summaryItem', { label, text });
  const news = useNews(wrong, failures, lineOf);
  if (failures === 0 || wrong.length === 0) return null;
  return (
    <>
      <div
        ref={box}
        // A fieldset would be one of the form’s own.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}list`}
        className={styles.summary}
      >
        <h2 id={`${id}title`} className={styles.summaryTitle}>
          {t('validation.summary', { count: wrong.length })}
        </h2>
        <ul id={`${id}list`} className={styles.summaryList}>
          {wrong.map((item) => (
            <li key={item.name}>
              <Link tone="plain" onPress={() => form.setFocus(item.name as FieldPath<Values>)}>
                {lineOf(item)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LiveRegion message={news} />
    </>
  );
}

/** What was added since the last submit, or since it was last said. */
function useNews(wrong: readonly Wrong[], failures: number, lineOf: (item: Wrong) => string): string {
  const [news, setNews] = useState('');
  const known = useRef({ failures, names: '' });
  const names = wrong.map(({ name }) => name).join(' ');
  const compare = useEffectEvent(() => {
    const before = known.current.names.split(' ');
    const added = known.current.failures === failures ? wrong.filter(({ name }) => !before.includes(name)) : [];
    known.current = { failures, names };
    setNews(added.map(lineOf).join(', '));
  });
  useEffect(() => {
    const timer = setTimeout(compare, PAUSE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the errors change
  }, [names, failures]);
  return news;
}
