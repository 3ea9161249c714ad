import { useTranslation } from '@wayside/i18n';
import { Capitalized, Tabs } from '@wayside/ui';
import { Page } from '../../shared/page/page.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { SavedTab } from './saved-tab.tsx';
import { SearchTab } from './search-tab.tsx';
import { TABS, useShopsAddress } from './use-shops-address.ts';

/** `/shops`: nearby shops and the fleet's saved shops. */
export function ShopsPage() {
  const { t } = useTranslation('shops');
  const address = useShopsAddress();
  const content = {
    search: <SearchTab address={address} />,
    saved: <SavedTab address={address} />,
  };
  return (
    <Page title={t('title')} context={t('context')}>
      <Tabs
        label={t('tabs.label')}
        items={TABS.map((id) => ({
          id,
          label: <Capitalized>{t(`tabs.${id}`)}</Capitalized>,
          content: <PanelBoundary>{content[id]}</PanelBoundary>,
        }))}
        selected={address.tab}
        onSelect={address.chooseTab}
      />
    </Page>
  );
}
