import { useTranslation } from '@wayside/i18n';
import { Switch, singleKeys } from '@wayside/ui';
import { useSyncExternalStore } from 'react';
import { PageDialog } from '../../shared/page/page-dialog.tsx';
import { commandKey, keepSingleKeys } from '../../shared/page/shortcut.tsx';
import { useFocusKept } from '../../shared/page/use-focus-kept.ts';
import styles from './palette.module.css';

/** Every key that does something, and the switch of those that are pressed alone. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  useFocusKept(0);
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn);
  const turn = (isOn: boolean): void => {
    keepSingleKeys(isOn);
    singleKeys.turn(isOn);
  };
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
      <dl className={styles.keys}>
        {(Object.keys(keys) as (keyof typeof keys)[])
          .filter((key) => areOn || (key !== 'search' && key !== 'list'))
          .map((key) => (
            <div key={key}>
              <dt>{key === 'find' ? t('open') : t(`keys.does.${key}`)}</dt>
              <dd>
                <kbd>{keys[key]}</kbd>
              </dd>
            </div>
          ))}
      </dl>
      <Switch isOn={areOn} onChange={turn} description={t('keys.singleHelp')}>
        {t('keys.single')}
      </Switch>
    </PageDialog>
  );
}
