import { useTranslation } from '@wayside/i18n';
import { Button, TextField } from '@wayside/ui';
import { useId, useRef, useState } from 'react';
import { PageDialog } from '../../page/page-dialog.tsx';
import type { RangePreset } from '../range/range-presets.ts';
import { LONGEST_NAME } from './stored-views.ts';
import type { KeptView } from './stored-views.ts';
import { nameProblem } from './view-names.ts';
import type { NameProblem } from './view-names.ts';

interface ViewNameDialogProps {
  views: readonly KeptView[];
  /** Otherwise a new view is named. */
  renamed: KeptView | undefined;
  isUntilSignOut: boolean;
  preset: RangePreset | undefined;
  /** Whether it was kept. */
  onName: (name: string) => boolean;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ views, renamed, isUntilSignOut, preset, onName, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation(['views', 'common']);
  const [name, setName] = useState(renamed?.name ?? '');
  const [problem, setProblem] = useState<NameProblem>();
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const period =
    preset && (preset.months ? t('common:range.months', { count: preset.months }) : t('common:range.year'));
  const about = [
    t('dialog.about'),
    period && t('dialog.preset', { period }),
    isUntilSignOut && t('dialog.untilSignOut'),
  ];

  function submit(): void {
    const found = nameProblem(name, views, renamed?.id);
    setProblem(found);
    if (found) field.current?.focus();
    else if (onName(name.trim())) onClose();
  }

  return (
    <PageDialog
      size="small"
      title={renamed ? t('dialog.rename', { name: renamed.name }) : t('dialog.save')}
      description={renamed ? undefined : about.filter(Boolean).join(' ')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t(renamed ? 'dialog.submitRename' : 'dialog.submit')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('dialog.name')}
          value={name}
          onChange={(typed) => {
            setName(typed);
            setProblem(undefined);
          }}
          maxLength={LONGEST_NAME}
          error={problem && t(`problem.${problem}`, { count: LONGEST_NAME })}
          inputRef={field}
          autoComplete="off"
          // The only field of the dialog.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </form>
    </PageDialog>
  );
}
