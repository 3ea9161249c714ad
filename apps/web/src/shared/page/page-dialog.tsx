import { useTranslation } from '@wayside/i18n';
import { Button, Dialog } from '@wayside/ui';
import type { DialogProps } from '@wayside/ui';

interface PageDialogProps extends Omit<DialogProps, 'isOpen' | 'closeLabel' | 'onOpenChange'> {
  onClose: () => void;
}

/**
 * A dialog that is open as long as it is rendered. Unless it has a footer, or none (null), its only button closes it.
 */
export function PageDialog({ onClose, footer, ...dialog }: PageDialogProps) {
  const { t } = useTranslation();
  const close = <Button onPress={onClose}>{t('actions.close')}</Button>;
  return (
    <Dialog
      {...dialog}
      isOpen
      closeLabel={t('actions.close')}
      onOpenChange={onClose}
      footer={footer === undefined ? close : footer}
    />
  );
}
