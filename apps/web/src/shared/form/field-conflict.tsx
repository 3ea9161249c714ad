import { useTranslation } from '@wayside/i18n';
import { ConflictAlert } from './conflict-alert.tsx';

export interface FieldConflictProps {
  title: string;
  /** What someone else changed, as it is now; an empty value is named so. */
  fields: readonly { readonly label: string; readonly value: string }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Someone else changed the same fields: shows theirs, and asks which to keep. */
export function FieldConflict({ title, fields, onKeepMine, onTakeTheirs }: FieldConflictProps) {
  const { t } = useTranslation();
  return (
    <ConflictAlert
      title={title}
      keep={{ label: t('form.conflict.keepMine'), onPress: onKeepMine }}
      take={{ label: t('form.conflict.takeTheirs'), onPress: onTakeTheirs }}
      theirs={fields.map(({ label, value }) => t('form.conflict.field', { label, value: value || t('form.conflict.empty') }))}
    >
      {t('form.conflict.body')}
    </ConflictAlert>
  );
}
