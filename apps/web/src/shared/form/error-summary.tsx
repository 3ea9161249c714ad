import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { useEffect, useId, useRef } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { bringToTop } from './bring-to-top.ts';
import styles from './form.module.css';
import { useErrorText } from './use-app-field.ts';
import type { AppForm } from './use-app-form.ts';

/** After a failed submit: the number of invalid fields, with a link to each. Takes the focus and scrolls into view. */
export function ErrorSummary<Values extends FieldValues, Valid>({ form }: { form: AppForm<Values, Valid> }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { failures, labels } = form;
  useEffect(() => {
    if (failures === 0 || !box.current) return;
    box.current.focus({ preventScroll: true });
    bringToTop(box.current);
  }, [failures]);

  const { errors } = form.formState;
  const wrong = Object.entries(labels).flatMap(([name, label]) => {
    const text = errorText(get(errors, name));
    return text === undefined ? [] : [{ name, label, text }];
  });
  if (failures === 0 || wrong.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.summaryTitle}>
        {t('validation.summary', { count: wrong.length })}
      </h2>
      <ul className={styles.summaryList}>
        {wrong.map(({ name, label, text }) => (
          <li key={name}>
            <Link tone="plain" onPress={() => form.setFocus(name as FieldPath<Values>)}>
              {t('validation.summaryItem', { label, text })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
