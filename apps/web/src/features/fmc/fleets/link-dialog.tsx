import { limits } from '@wayside/domain';
import { quickLinkSchema } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { quickLinkKind, quickLinkMachine } from '@wayside/machines';
import { Button, EmptyState } from '@wayside/ui';
import { useState } from 'react';
import { ErrorSummary } from '../../../shared/form/error-summary.tsx';
import { FormTextField } from '../../../shared/form/form-text-field.tsx';
import { Form } from '../../../shared/form/form.tsx';
import { leaves } from '../../../shared/list/use-open-record.ts';
import type { OpenRecord } from '../../../shared/list/use-open-record.ts';
import { PageDialog } from '../../../shared/page/page-dialog.tsx';
import { useDialogTitle } from '../../../shared/page/use-dialog-title.ts';
import { useFocusKept } from '../../../shared/page/use-focus-kept.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordFooter } from '../../../shared/record/record-form.tsx';
import { useRecordForm } from '../../../shared/record/use-record-form.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import type { QuickLink } from './fleet.queries.ts';
import { quickLinkCalls } from './quick-link-calls.ts';
import { useLinkAddress } from './use-link-address.ts';

export interface LinkDialogProps {
  viewer: User;
  fleetId: number;
  opened: OpenRecord;
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
  useDialogTitle(title);
  return (
    <PageDialog title={title} footer={null} onClose={close}>
      {opened === 'new' || link ? (
        <LinkForm viewer={viewer} fleetId={fleetId} link={link} title={title} />
      ) : (
        <EmptyState
          kind="filtered"
          title={t('links.gone')}
          action={<Button onPress={close}>{t('common:actions.close')}</Button>}
        >
          {t('links.goneBody')}
        </EmptyState>
      )}
    </PageDialog>
  );
}

interface LinkFormProps {
  viewer: User;
  fleetId: number;
  /** Undefined for a new link. */
  link: QuickLink | undefined;
  title: string;
}

function LinkForm({ viewer, fleetId, link, title }: LinkFormProps) {
  const { t } = useTranslation(['fleet-form', 'common']);
  const { close } = useLinkAddress();
  const record = useRecord({
    kind: quickLinkKind,
    machine: quickLinkMachine,
    calls: quickLinkCalls(fleetId),
    saved: link ?? null,
    given: null,
    draftName: `quick_link_${fleetId}_${link?.id ?? 'new'}`,
    owner: { userId: viewer.id },
    texts: {
      what: t('links.what'),
      done: ({ isNew }) => ({ title: t(isNew ? 'links.created' : 'links.updated'), tone: 'success' }),
    },
    onClose: close,
    guard: { isLeaving: leaves('link') },
  });
  const form = useRecordForm(record, quickLinkSchema);

  return (
    <Form form={form} label={title} onSubmit={() => record.submit()}>
      <ErrorSummary form={form} />
      <RecordAlert
        record={record}
        fieldText={(field, theirs) => ({ label: t(`links.${field}`), value: theirs[field] })}
      />
      <FormTextField
        form={form}
        name="name"
        label={t('links.name')}
        autoComplete="off"
        maxLength={limits.quickLinkName}
      />
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
      <RecordFooter record={record} label={t(link ? 'links.save' : 'links.add')}>
        <Button onPress={close}>{t('common:actions.cancel')}</Button>
      </RecordFooter>
      {record.guard.dialog}
    </Form>
  );
}
