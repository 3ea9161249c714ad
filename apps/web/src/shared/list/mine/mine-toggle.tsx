import { useTranslation } from '@wayside/i18n';
import { Switch } from '@wayside/ui';

export function MineToggle(of: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation();
  return <Switch {...of}>{t('list.mine')}</Switch>;
}
