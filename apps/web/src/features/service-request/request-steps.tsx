import { useTranslation } from '@wayside/i18n';
import { Stepper } from '@wayside/ui';
import { useRequest } from './request-context.ts';

const STEPS = ['new', 'schedule'] as const;

/** Progress through the two steps; the first step is a link back. */
export function RequestSteps() {
  const { t } = useTranslation('service-request');
  const { snapshot, send } = useRequest();
  return (
    <Stepper
      label={t('steps.label')}
      steps={STEPS.map((id) => ({ id, label: t(`steps.${id}`) }))}
      current={snapshot.hasTag('schedule') ? 'schedule' : 'new'}
      doneLabel={t('steps.done')}
      onGo={() => send({ type: 'back.requested' })}
    />
  );
}
