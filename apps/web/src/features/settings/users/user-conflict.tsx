import { formatPhone } from '@wayside/domain';
import { userTextsOf } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { FieldConflict } from '../../../shared/form/field-conflict.tsx';
import type { Conflict } from './use-user-conflict.ts';

export interface UserConflictProps extends Conflict {
  labels: Readonly<Record<string, string>>;
  onSettled: (isMine: boolean) => void;
}

/** What someone else changed in the same fields of the user. */
export function UserConflict({ now, fields, labels, onSettled }: UserConflictProps) {
  const { t } = useTranslation('users');
  const texts = userTextsOf(now);
  return (
    <FieldConflict
      title={t('form.conflict')}
      fields={fields.map((field) => ({
        label: labels[field] ?? field,
        value: field === 'cellPhone' ? formatPhone(texts[field]) : texts[field],
      }))}
      onKeepMine={() => onSettled(true)}
      onTakeTheirs={() => onSettled(false)}
    />
  );
}
