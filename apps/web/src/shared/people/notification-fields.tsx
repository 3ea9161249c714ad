import type { NotificationKind, Notifications } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Checkbox } from '@wayside/ui';
import { useWatch } from 'react-hook-form';
import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { FormCheckbox } from '../form/form-checkbox.tsx';
import formStyles from '../form/form.module.css';
import type { AppForm } from '../form/use-app-form.ts';

interface NotificationFieldsProps<Values extends FieldValues & { text: Notifications; emailed: Notifications }, Valid> {
  form: AppForm<Values, Valid>;
  group: 'text' | 'emailed';
  kinds: readonly NotificationKind[];
}

/** Which notifications a person gets by text message or email. */
export function NotificationFields<
  Values extends FieldValues & { text: Notifications; emailed: Notifications },
  Valid,
>({ form, group, kinds }: NotificationFieldsProps<Values, Valid>) {
  const { t } = useTranslation('account');
  const chosen: Notifications = useWatch({ control: form.control, name: group as FieldPath<Values> });
  const count = kinds.filter((kind) => chosen[kind]).length;
  const nameOf = (kind: NotificationKind) => `${group}.${kind}` as FieldPathByValue<Values, boolean>;
  const chooseAll = (isChosen: boolean): void => {
    for (const kind of kinds)
      form.setValue(nameOf(kind), isChosen as FieldPathValue<Values, FieldPathByValue<Values, boolean>>, {
        shouldDirty: true,
      });
  };
  return (
    <div className={formStyles.pairs}>
      <div className={formStyles.wide}>
        <Checkbox
          isSelected={count === kinds.length}
          isIndeterminate={count > 0 && count < kinds.length}
          onChange={chooseAll}
        >
          {t('notifications.all')}
        </Checkbox>
      </div>
      {kinds.map((kind) => (
        <FormCheckbox key={kind} form={form} name={nameOf(kind)} label={t(`notifications.${kind}`)} />
      ))}
    </div>
  );
}
