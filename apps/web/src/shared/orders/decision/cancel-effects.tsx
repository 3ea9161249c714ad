import { useTranslation } from '@wayside/i18n';
import { Consequences } from '@wayside/ui';
import { Ban, Bell } from 'lucide-react';

/** What canceling an order leads to. */
export function CancelEffects() {
  const { t } = useTranslation('approval');
  return (
    <Consequences
      of={[
        { icon: <Ban size={16} aria-hidden="true" />, title: t('confirm.noWork'), tone: 'critical' },
        { icon: <Bell size={16} aria-hidden="true" />, title: t('confirm.shopNotified') },
      ]}
    />
  );
}
