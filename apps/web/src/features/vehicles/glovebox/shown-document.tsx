import { documentFields } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Facts } from '@wayside/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import formStyles from '../../../shared/form/form.module.css';
import { FormFoot } from '../../../shared/form/form-page.tsx';
import { useDocumentFieldText } from './document-fields.tsx';
import { DocumentFile } from './document-file.tsx';
import type { DocumentFileProps } from './document-file.tsx';
import styles from './glovebox.module.css';

export interface ShownDocumentProps extends Omit<DocumentFileProps, 'isShown'> {
  /** That it expires soon, or has expired. */
  expiry: string | undefined;
  remove: ReactNode;
  onEdit: () => void;
  onClose: () => void;
}

/** A document to look at: its picture or PDF first, then what is known of it. */
export function ShownDocument({ expiry, remove, onEdit, onClose, ...shown }: ShownDocumentProps) {
  const { t } = useTranslation(['glovebox', 'common']);
  const { draft, given } = shown.record.state.context;
  const { type, isReadOnly } = given;
  const fieldText = useDocumentFieldText(type);
  return (
    <div className={formStyles.form}>
      <div className={styles.columns}>
        <DocumentFile {...shown} isShown />
        <div className={styles.fields}>
          <Facts facts={documentFields(type).map((field) => fieldText(field, draft))} />
          {expiry && (
            <Alert isStatic title={expiry}>
              {t(isReadOnly ? 'expiring.ask' : 'expiring.renew')}
            </Alert>
          )}
          {isReadOnly && (
            <Alert isStatic tone="info">
              {t('readOnly')}
            </Alert>
          )}
        </div>
      </div>
      <FormFoot>
        <div className={formStyles.decide}>
          {!isReadOnly && remove}
          <span className={formStyles.reason} />
          <Button onPress={onClose}>{t('common:actions.close')}</Button>
          {!isReadOnly && (
            <Button variant="primary" icon={<Pencil size={16} aria-hidden="true" />} onPress={onEdit}>
              {t('edit')}
            </Button>
          )}
        </div>
      </FormFoot>
    </div>
  );
}
