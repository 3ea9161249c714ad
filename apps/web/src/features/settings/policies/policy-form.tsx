import { isAutoApprove, isComplete, isListedUser, isTooLarge, policyOf, roleDisplayName, rolesOf, sentinelId } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Checkbox, Panel } from '@wayside/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { useCommonNoticeText } from '../../../shared/data/use-notice-text.ts';
import { ChoiceList } from '../../../shared/form/choice-list.tsx';
import { MoneyField } from '../../../shared/form/money-field.tsx';
import { useFocusAfter } from '../../../shared/page/use-focus-after.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Person, PolicyData } from '../../../shared/policies/policies.queries.ts';
import { PolicyAdvice } from './policy-advice.tsx';
import { PolicyConflict } from './policy-conflict.tsx';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import type { PolicyEditing } from './use-policy-editing.ts';
import styles from './policies.module.css';

export interface PolicyFormProps {
  editing: PolicyEditing;
  data: PolicyData;
  words: PolicyWords;
}

/** Form for a new or saved policy, with a live summary sentence and validation while typing. */
export function PolicyForm({ editing: { state, send }, data, words }: PolicyFormProps) {
  const { t, i18n } = useTranslation('policies');
  const noticeText = useCommonNoticeText<'policyNotSaved'>((label) => t(`notice.${label}`));
  const vehicleTexts = useVehicleText();
  const form = useRef<HTMLFormElement>(null);
  const { base, draft, notice, problems } = state.context;
  const isBusy = state.hasTag('busy');
  const policy = { ...policyOf(draft), id: base?.id };
  // Without an amount and an approver, the sentence and the advice would be about a policy that nobody has entered.
  const isWhole = isComplete(draft);

  const lead = useEffectEvent(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => lead(), []);
  // The buttons of these messages vanish when they are pressed.
  useFocusAfter(state.matches('conflict') || state.matches('outcomeUnknown'), () => form.current?.querySelector('[type=submit]'));
  const submit = (): void => {
    send({ type: 'policy.submitted' });
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[data-missing] input, [data-missing] [role=listbox]')?.focus());
  };
  const submitWithKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  // Who is hidden from the users is not offered, but stays where they were chosen.
  const isOffered = (person: Person): boolean => isListedUser(person) || draft.approvers.includes(person.id);
  const aboutPerson = (person: Person): string => {
    const roles = rolesOf(person).map((role) => roleDisplayName(role, readingOf(i18n.language).language));
    return [!person.is_active && t('inactive'), roles.join(', '), person.email].filter(Boolean).join(' · ');
  };
  const missing = (problem: 'amount' | 'approver') => problems.includes(problem);

  return (
    <Panel title={t(base ? 'form.editing' : 'form.new')} headingLevel={3}>
      {/* Listens for keyboard shortcuts in the form's fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        noValidate
        aria-label={t(base ? 'form.editing' : 'form.new')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={submitWithKeys}
      >
        {notice && !state.matches('outcomeUnknown') && <Alert tone={notice.tone}>{noticeText(notice)}</Alert>}
        <div className={styles.amount} {...(missing('amount') && { 'data-missing': true })}>
          <MoneyField
            label={t('form.amount')}
            value={draft.amount}
            onChange={(amount) => send({ type: 'amount.changed', amount })}
            isDisabled={draft.isUnlimited}
            description={draft.isUnlimited ? undefined : t(isAutoApprove(draft) ? 'form.amountHelpAutomatic' : 'form.amountHelp')}
            error={missing('amount') || isTooLarge(draft) ? t('form.amountMissing') : undefined}
          />
          <Checkbox isSelected={draft.isUnlimited} onChange={(isUnlimited) => send({ type: 'limit.changed', isUnlimited })}>
            {t('form.noLimit')}
          </Checkbox>
        </div>
        <div {...(missing('approver') && { 'data-missing': true })}>
          <ChoiceList
            label={t('form.approvers')}
            searchLabel={t('form.search', { what: t('form.approvers') })}
            options={[
              { id: sentinelId, label: t('autoApprove'), description: t('autoApproveHelp') },
              ...data.people.filter(isOffered).map((person) => ({ id: person.id, label: person.name, description: aboutPerson(person) })),
            ]}
            everything={sentinelId}
            value={draft.approvers}
            onChange={(ids) => send({ type: 'approvers.chosen', ids })}
            error={missing('approver') ? t('form.approverMissing') : undefined}
          />
        </div>
        <ChoiceList
          label={t('form.vehicles')}
          searchLabel={t('form.search', { what: t('form.vehicles') })}
          options={[
            { id: sentinelId, label: t('allVehicles'), description: t('allVehiclesHelp') },
            ...data.vehicles.map((vehicle) => ({
              id: vehicle.id,
              label: vehicleTexts.name(vehicle),
              description: vehicleTexts.details(vehicle),
            })),
          ]}
          everything={sentinelId}
          value={draft.vehicles}
          onChange={(ids) => send({ type: 'vehicles.chosen', ids })}
        />
        <ChoiceList
          label={t('form.services')}
          searchLabel={t('form.search', { what: t('form.services') })}
          description={t('form.servicesHelp')}
          options={data.services.map(({ id, name }) => ({ id, label: name }))}
          value={draft.services}
          onChange={(ids) => send({ type: 'services.chosen', ids })}
        />
        <Alert tone="info" title={t('form.inWords')}>
          {isWhole ? words.sentence(policy) : t('form.notYetInWords')}
        </Alert>
        {isWhole && <PolicyAdvice policy={policy} data={data} words={words} />}
        <PolicyConflict state={state} send={send} words={words} />
        {state.matches('outcomeUnknown') ? (
          <Alert
            tone="error"
            title={t('unknownOutcome.title')}
            actions={
              <>
                <Button onPress={() => send({ type: 'outcome.retried' })}>{t('unknownOutcome.check')}</Button>
                <Button variant="quiet" onPress={() => send({ type: 'policy.canceled' })}>
                  {t('form.cancel')}
                </Button>
              </>
            }
          >
            {notice && noticeText(notice)}
          </Alert>
        ) : (
          !state.matches('conflict') && (
            <div className={styles.actions}>
              <Button type="submit" variant="primary" isPending={isBusy} pendingLabel={t('form.saving')}>
                {t('form.save')}
              </Button>
              {!isBusy && <Button onPress={() => send({ type: 'policy.canceled' })}>{t('form.cancel')}</Button>}
            </div>
          )
        )}
      </form>
    </Panel>
  );
}
