import { useTranslation } from '@wayside/i18n';
import { Facts, Switch, singleKeys } from '@wayside/ui';
import { useSyncExternalStore } from 'react';
import { PageDialog } from '../../shared/page/page-dialog.tsx';
import { commandKey } from '../../shared/page/shortcut.tsx';
import { turnSingleKeys } from '../../shared/page/single-keys.ts';
import styles from './palette.module.css';

const Key = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>;

/** Every key that does something, and the switch of those that are pressed alone. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn);
  const keys = {
    find: commandKey('K'),
    send: commandKey(t('keys.enter')),
    search: '/',
    list: '?',
    cells: '← ↑ → ↓',
    open: t('keys.enter'),
    close: t('keys.escape'),
  } as const;
  return (
    <PageDialog title={t('keys.title')} size="small" onClose={onClose}>
      <Facts
        look="list"
        facts={(Object.keys(keys) as (keyof typeof keys)[])
          .filter((key) => areOn || (key !== 'search' && key !== 'list'))
          .map((key) => ({ label: t(`keys.does.${key}`), value: <Key>{keys[key]}</Key> }))}
      />
      <Switch isOn={areOn} onChange={turnSingleKeys} description={t('keys.singleHelp')}>
        {t('keys.single')}
      </Switch>
    </PageDialog>
  );
}
