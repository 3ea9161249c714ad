import type { rightsLost } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog, Consequences } from '@wayside/ui';
import { CreditCard, ShieldAlert, UserX } from 'lucide-react';

const icon = { size: 16, 'aria-hidden': true } as const;
const ICONS = {
  users: <UserX {...icon} />,
  policies: <ShieldAlert {...icon} />,
  payments: <CreditCard {...icon} />,
} as const;

/** Asks before users take rights from themselves that they couldn't give back. */
export function GivingUpRights({
  lost,
  onConfirm,
  onClose,
}: {
  lost: ReturnType<typeof rightsLost>;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <ConfirmDialog
      isOpen
      title={t('givingUp.question')}
      confirmLabel={t('givingUp.confirm')}
      cancelLabel={t('common:actions.cancel')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>{t('givingUp.body')}</p>
      <Consequences
        of={lost.map((right) => ({ icon: ICONS[right], title: t(`givingUp.lost.${right}`), tone: 'attention' }))}
      />
    </ConfirmDialog>
  );
}
