import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Page } from '../../../shared/page/page.tsx';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { OpenedUserForm, useFormTitle } from './opened-user-form.tsx';
import type { OpenedFormProps } from './opened-user-form.tsx';

/** On a phone: the user form in place of the list. */
export function UserFormPage(props: OpenedFormProps) {
  const { t } = useTranslation(['shell', 'settings']);
  useFocusKept();
  const back =
    props.context === 'fleet'
      ? { label: t('settings:title'), href: place.settings('users') }
      : { label: t('shell:titles.fmcUsers'), href: place.fmcUsers };
  return (
    <Page title={useFormTitle(props)} breadcrumbs={[back]} breadcrumbsLabel={t('settings:breadcrumbs')}>
      <PanelBoundary>
        <OpenedUserForm key={props.opened} {...props} />
      </PanelBoundary>
    </Page>
  );
}
