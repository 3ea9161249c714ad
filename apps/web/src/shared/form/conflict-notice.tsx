import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import formStyles from './form.module.css';

export interface ConflictNoticeProps {
  title: string;
  /** What someone else changed, as it is now; an empty value is named so. */
  fields: readonly { readonly label: string; readonly value: string }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Someone else changed the same fields: shows theirs, and asks which to keep. Takes the focus. */
export function ConflictNotice({ title, fields, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <Alert
        tone="error"
        title={title}
        actions={
          <>
            <Button onPress={onKeepMine}>{t('form.conflict.keepMine')}</Button>
            <Button variant="quiet" onPress={onTakeTheirs}>
              {t('form.conflict.takeTheirs')}
            </Button>
          </>
        }
      >
        {t('form.conflict.body')}
        <ul className={formStyles.conflicts}>
          {fields.map(({ label, value }) => (
            <li key={label}>{t('form.conflict.field', { label, value: value || t('form.conflict.empty') })}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
