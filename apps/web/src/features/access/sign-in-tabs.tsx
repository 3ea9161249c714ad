import { useTranslation } from '@wayside/i18n';
import { Tabs } from '@wayside/ui';
import type { TabsProps } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';

/** Tabs for choosing a sign-in option. */
export function SignInTabs({
  selected,
  onSelect,
  onPanel,
}: Pick<TabsProps<SignInTabId>, 'selected' | 'onSelect' | 'onPanel'>) {
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

/** A sign-in option of the brand, as written in the URL. */
export type SignInTabId = (typeof brand.signInTabs)[number]['id'];
