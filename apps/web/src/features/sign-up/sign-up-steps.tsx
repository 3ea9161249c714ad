import { useTranslation } from '@wayside/i18n';
import { Stepper } from '@wayside/ui';

const STEPS = ['general', 'payment'] as const;
export type Step = (typeof STEPS)[number];

/** The current step and which steps are complete. */
export function SignUpSteps({ current, complete }: { current: Step; complete: readonly Step[] }) {
  const { t } = useTranslation('access');
  return (
    <Stepper
      label={t('signUp.stepsLabel')}
      steps={STEPS.map((id) => ({ id, label: t(`signUp.steps.${id}`) }))}
      current={current}
      done={complete}
      doneLabel={t('signUp.stepDone')}
    />
  );
}
