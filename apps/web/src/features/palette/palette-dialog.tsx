import { useTranslation } from '@wayside/i18n';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { PalettePanel } from './palette.tsx';
import type { PaletteScope } from './palette.tsx';
import styles from './palette.module.css';

/** The palette over the page. */
export function PaletteDialog({ scope, onClose }: { scope: PaletteScope; onClose: () => void }) {
  const { t } = useTranslation('palette');
  return (
    <ModalOverlay isDismissable isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className={styles.overlay!}>
      <Modal className={styles.modal!}>
        <Dialog aria-label={t(`${scope}.label`)} className={styles.dialog!}>
          <PalettePanel scope={scope} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
