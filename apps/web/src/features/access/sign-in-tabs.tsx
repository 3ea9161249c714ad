import { useTranslation } from '@wayside/i18n';
import { Tabs } from '@wayside/ui';
import type { TabPanelIds } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import type { SignInTabId } from './sign-in-tab-id.ts';

export interface SignInTabsProps {
  selected: SignInTabId;
  onSelect: (tab: SignInTabId) => void;
  onPanel: (ids: TabPanelIds) => void;
}

/** Tabs for choosing a sign-in option. */
export function SignInTabs({ selected, onSelect, onPanel }: SignInTabsProps) {
  const { t } = useTranslation('access');
  return (
    <Tabs
      label={t('signIn.tabsLabel')}
      isStretched
      selected={selected}
      onSelect={onSelect}
      onPanel={onPanel}
      items={brand.signInTabs.map(({ id }) => ({ id, label: t(`signIn.tabs.${id}`) }))}
    />
  );
}
