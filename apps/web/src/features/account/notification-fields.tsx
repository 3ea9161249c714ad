import type { NotificationKind, Preferences } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Panel } from '@wayside/ui';
import { FormCheckbox } from '../../shared/form/form-checkbox.tsx';
import type { AppForm } from '../../shared/form/use-app-form.ts';
import styles from './account.module.css';

interface NotificationFieldsProps {
  form: AppForm<Preferences, Preferences>;
  group: 'text' | 'emailed';
  title: string;
  kinds: readonly NotificationKind[];
}

/** What a user is told about, by one way of telling. */
export function NotificationFields({ form, group, title, kinds }: NotificationFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <Panel title={title}>
      <div className={styles.pairs}>
        {kinds.map((kind) => (
          <FormCheckbox key={kind} form={form} name={`${group}.${kind}`} label={t(`notifications.${kind}`)} />
        ))}
      </div>
    </Panel>
  );
}
