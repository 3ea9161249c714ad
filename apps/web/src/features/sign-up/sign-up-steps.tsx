import { useTranslation } from '@wayside/i18n';
import { VisuallyHidden } from '@wayside/ui';
import { Check } from 'lucide-react';
import styles from './sign-up-steps.module.css';

const STEPS = ['general', 'payment'] as const;
export type Step = (typeof STEPS)[number];

/** Where one is in the two steps, and which of them are complete. */
export function SignUpSteps({ current, complete }: { current: Step; complete: readonly Step[] }) {
  const { t } = useTranslation('access');
  return (
    <ol className={styles.steps} aria-label={t('signUp.stepsLabel')}>
      {STEPS.map((step, index) => {
        const isComplete = complete.includes(step);
        return (
          <li
            key={step}
            className={styles.step}
            {...(step === current && { 'aria-current': 'step' })}
            data-complete={isComplete || undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isComplete ? <Check size={14} strokeWidth={3} /> : index + 1}
            </span>
            <span>
              {t(`signUp.steps.${step}`)}
              {isComplete && <VisuallyHidden>{` (${t('signUp.stepDone')})`}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
