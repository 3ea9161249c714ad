import type { NotificationKind, Notifications } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormCheckbox } from '../form/form-checkbox.tsx';
import formStyles from '../form/form.module.css';
import type { AppForm } from '../form/use-app-form.ts';

interface NotificationFieldsProps<Values extends FieldValues & { text: Notifications; emailed: Notifications }, Valid> {
  form: AppForm<Values, Valid>;
  group: 'text' | 'emailed';
  kinds: readonly NotificationKind[];
}

/** Which notifications a person gets by text message or email. */
export function NotificationFields<Values extends FieldValues & { text: Notifications; emailed: Notifications }, Valid>({
  form,
  group,
  kinds,
}: NotificationFieldsProps<Values, Valid>) {
  const { t } = useTranslation('account');
  return (
    <div className={formStyles.pairs}>
      {kinds.map((kind) => (
        <FormCheckbox
          key={kind}
          form={form}
          name={`${group}.${kind}` as FieldPathByValue<Values, boolean>}
          label={t(`notifications.${kind}`)}
        />
      ))}
    </div>
  );
}
