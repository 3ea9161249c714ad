import { limits } from '@wayside/domain';
import { quickLinkSchema } from '@wayside/domain/schemas';
import type { QuickLinkBody } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, EmptyState, classNames } from '@wayside/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../shared/data/api.ts';
import { isLost } from '../../../shared/data/failure.ts';
import { ErrorSummary } from '../../../shared/form/error-summary.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { useAppForm } from '../../../shared/form/use-app-form.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import { useSave } from '../../../shared/save/use-save.ts';
import type { User } from '../../../shared/session/session.ts';
import type { QuickLink } from './fleet.queries.ts';
import { openLinkIn, useLinkAddress } from './use-link-address.ts';
import type { OpenLink } from './use-link-address.ts';
import styles from './fleets.module.css';

export interface LinkDialogProps {
  viewer: User;
  fleetId: number;
  opened: OpenLink;
  links: readonly QuickLink[];
}

/** The form of the quick link in the address. */
export function LinkDialog({ viewer, fleetId, opened, links }: LinkDialogProps) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const { close } = useLinkAddress();
  useFocusKept();
  // The link as the form opened with it: a refetch doesn't change what is being typed.
  const [link] = useState(() => links.find(({ id }) => id === opened));
  const title = opened === 'new' ? t('links.addTitle') : t('links.editTitle', { name: link?.name ?? '' }).trim();
  return (
    <Dialog isOpen title={title} closeLabel={t('common:actions.close')} onOpenChange={close}>
      {opened === 'new' || link ? (
        <LinkForm viewer={viewer} fleetId={fleetId} link={link} links={links} title={title} />
      ) : (
        <EmptyState kind="filtered" title={t('links.gone')} action={<Button onPress={close}>{t('common:actions.close')}</Button>}>
          {t('links.goneBody')}
        </EmptyState>
      )}
    </Dialog>
  );
}

interface LinkFormProps {
  viewer: User;
  fleetId: number;
  /** Undefined for a new link. */
  link: QuickLink | undefined;
  links: readonly QuickLink[];
  title: string;
}

function LinkForm({ viewer, fleetId, link, links, title }: LinkFormProps) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const { close } = useLinkAddress();
  const form = useAppForm(quickLinkSchema, {
    defaultValues: { name: link?.name ?? '', link: link?.link ?? '', description: link?.description ?? '' },
  });
  const draft = useDraft(`quick_link_${fleetId}_${link?.id ?? 'new'}`, form, { userId: viewer.id });
  const guard = useLeaveGuard(form.formState.isDirty, {
    onLeave: draft.clear,
    isLeaving: (from, to) => openLinkIn(from.search) !== openLinkIn(to.search),
  });
  const saving = useSave({
    call: (body: QuickLinkBody) =>
      link
        ? api.PUT('/fleets/{fleetId}/fleet_links/{id}', { params: { path: { fleetId, id: link.id } }, body })
        : api.POST('/fleets/{fleetId}/fleet_links', { params: { path: { fleetId } }, body }),
    changed: ['fleet'],
    onSaved: () => {
      guard.release();
      close();
    },
    done: { say: t(link ? 'links.updated' : 'links.created') },
    what: t('links.what'),
    form: { draft, guard },
  });
  const { result, found } = saving;
  const [known] = useState(() => links.map(({ id }) => id));
  const [sent, setSent] = useState<QuickLinkBody>();

  // The response was lost, but the link is in the list by now.
  const isSaved = links.some(
    (other) =>
      (link ? other.id === link.id : !known.includes(other.id)) &&
      other.name === sent?.name &&
      other.link === sent.link &&
      other.description === sent.description,
  );
  const isFound = isSaved && result?.status === 'failure' && isLost(result);
  const closeAsSaved = useEffectEvent(() => {
    if (sent) found?.(sent);
  });
  useEffect(() => {
    if (isFound) closeAsSaved();
  }, [isFound]);

  return (
    <Form
      form={form}
      label={title}
      onSubmit={(body) => {
        setSent(body);
        return saving.save(body);
      }}
    >
      <ErrorSummary form={form} />
      <FormAlert result={result} />
      <FormTextField form={form} name="name" label={t('links.name')} autoComplete="off" maxLength={limits.quickLinkName} />
      <FormTextField
        form={form}
        name="link"
        label={t('links.link')}
        description={t('links.linkHelp')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={limits.quickLinkAddress}
      />
      <FormTextField
        form={form}
        name="description"
        label={t('links.description')}
        description={t('links.descriptionHelp')}
        autoComplete="off"
        maxLength={limits.quickLinkDescription}
        isOptional
      />
      <div className={classNames(styles.decide, styles.inDialog)}>
        <Button onPress={close}>{t('common:actions.cancel')}</Button>
        <SubmitButton form={form} isPending={saving.isSaving} pendingLabel={t('saving')}>
          {t(link ? 'links.save' : 'links.add')}
        </SubmitButton>
      </div>
      {guard.dialog}
    </Form>
  );
}
