import { useTranslation } from '@wayside/i18n';
import { Button, Checkbox, Dialog } from '@wayside/ui';
import { useState } from 'react';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import styles from './info-dialog.module.css';

const POINTS = ['lines', 'payment', 'cancel'] as const;

/** Explains what approving means before the order is shown, until the user opts out. */
export function InfoDialog({ onClose }: { onClose: (options: { forGood: boolean }) => void }) {
  const { t } = useTranslation(['approval', 'common']);
  const [forGood, setForGood] = useState(false);
  // The dialog opens by itself, so there's no element to return focus to.
  useFocusKept(0);
  const close = () => onClose({ forGood });
  return (
    <Dialog
      isOpen
      size="small"
      title={t('info.title')}
      description={t('info.intro')}
      closeLabel={t('common:actions.close')}
      onOpenChange={close}
      footer={
        <Button variant="primary" onPress={close}>
          {t('info.start')}
        </Button>
      }
    >
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>{t(`info.${point}`)}</li>
        ))}
      </ul>
      <Checkbox isSelected={forGood} onChange={setForGood}>
        {t('info.skip')}
      </Checkbox>
    </Dialog>
  );
}
