import type { NavigationTab } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton } from '@wayside/ui';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocation } from 'react-router-dom';
import { NavigationList } from './side-navigation.tsx';
import styles from './mobile-navigation.module.css';

/** Navigation on narrow screens: a button that opens a drawer, which closes after navigating. */
export function MobileNavigation({ tabs }: { tabs: readonly NavigationTab[] }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // The history entry at which the drawer was opened. Any navigation, by a link in the drawer or by Back, closes it for
  // good: going back to that entry doesn't open it again.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  if (openAt !== undefined && !isOpen) setOpenAt(undefined);
  const setOpen = (wanted: boolean): void => setOpenAt(wanted ? key : undefined);

  return (
    <div className={styles.narrow}>
      <IconButton
        label={t('nav.open')}
        icon={<MenuIcon size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={setOpen} className={styles.overlay!}>
        <Modal className={styles.drawer!}>
          <Dialog aria-label={t('nav.label')} className={styles.dialog!}>
            <div className={styles.close}>
              <IconButton
                label={t('nav.close')}
                icon={<X size={20} aria-hidden="true" />}
                onPress={() => setOpen(false)}
              />
            </div>
            <nav aria-label={t('nav.label')}>
              <NavigationList tabs={tabs} />
            </nav>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
