import { useTranslation } from '@wayside/i18n';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { PalettePanel } from './palette.tsx';
import type { PalettePanelProps } from './palette.tsx';
import styles from './palette.module.css';

/** The palette over the page. */
export function PaletteDialog(props: PalettePanelProps) {
  const { t } = useTranslation('palette');
  return (
    <ModalOverlay
      isDismissable
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      className={styles.overlay!}
    >
      <Modal className={styles.modal!}>
        <Dialog aria-label={t(`${props.scope}.label`)} className={styles.dialog!}>
          <PalettePanel {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
