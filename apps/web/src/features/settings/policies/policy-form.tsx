import {
  exclusiveChoice,
  isAutoApprove,
  isComplete,
  isListedUser,
  isTooLarge,
  policyChecks,
  policyOf,
  roleDisplayName,
  rolesOf,
  sentinelId,
} from '@wayside/domain';
import type { ApprovalPolicy, PolicyCheck } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { policyEditingMachine, policyKind } from '@wayside/machines';
import { Alert, Button, Checkbox, Panel } from '@wayside/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { ChoiceList } from '../../../shared/form/choice-list.tsx';
import { MoneyField } from '../../../shared/form/money-field.tsx';
import { leaves } from '../../../shared/list/use-open-record.ts';
import type { Person, PolicyData } from '../../../shared/policies/policies.queries.ts';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordFooter, RecordForm } from '../../../shared/record/record-form.tsx';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import styles from './policies.module.css';
import { policyCalls } from './policy-calls.ts';

export interface PolicyFormProps {
  flow: ReturnType<typeof usePolicyEditing>;
  data: PolicyData;
  words: PolicyWords;
}

/** Form for a new or saved policy, with a live summary sentence and validation while typing. */
export function PolicyForm({ flow, data, words }: PolicyFormProps) {
  const { t, i18n } = useTranslation('policies');
  const vehicleTexts = useVehicleText();
  const { state, send, change } = flow;
  const fields = useRef<HTMLDivElement>(null);
  const { base, draft, problems } = state.context;
  const title = t(base ? 'form.editing' : 'form.new');
  const policy = { ...policyOf(draft), id: base?.id };
  // Without an amount and an approver, the sentence and the advice would be about a policy that nobody has entered.
  const isWhole = isComplete(draft);

  const lead = useEffectEvent(() => {
    // Otherwise the focus is at the question above.
    if (state.hasTag('open')) fields.current?.querySelector<HTMLElement>('input')?.focus();
    fields.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => lead(), []);
  // Who is hidden from the users is not offered, but stays where they were chosen.
  const isOffered = (person: Person): boolean => isListedUser(person) || draft.approvers.includes(person.id);
  const aboutPerson = (person: Person): string => {
    const roles = rolesOf(person).map((role) => roleDisplayName(role, readingOf(i18n.language).language));
    return [!person.is_active && t('inactive'), roles.join(', '), person.email].filter(Boolean).join(' · ');
  };
  const missing = (problem: 'amount' | 'approver') => problems.includes(problem);

  return (
    <Panel title={title} headingLevel={3}>
      <RecordForm record={flow} label={title}>
        <RecordAlert record={flow} theirsText={(theirs) => t('conflict', { theirs: words.sentence(theirs) })} />
        <div ref={fields} className={styles.form}>
          <div className={styles.amount} data-missing={missing('amount') || undefined}>
            <MoneyField
              label={t('form.amount')}
              value={draft.amount}
              onChange={(amount) => change({ amount })}
              isDisabled={draft.isUnlimited}
              description={
                draft.isUnlimited ? undefined : t(isAutoApprove(draft) ? 'form.amountHelpAutomatic' : 'form.amountHelp')
              }
              error={missing('amount') || isTooLarge(draft) ? t('form.amountMissing') : undefined}
            />
            <Checkbox isSelected={draft.isUnlimited} onChange={(isUnlimited) => change({ isUnlimited })}>
              {t('form.noLimit')}
            </Checkbox>
          </div>
          <div data-missing={missing('approver') || undefined}>
            <ChoiceList
              label={t('form.approvers')}
              searchLabel={t('form.search', { what: t('form.approvers') })}
              options={[
                { id: sentinelId, label: t('autoApprove'), description: t('autoApproveHelp') },
                ...data.people
                  .filter(isOffered)
                  .map((person) => ({ id: person.id, label: person.name, description: aboutPerson(person) })),
              ]}
              everything={sentinelId}
              value={draft.approvers}
              onChange={(ids) => change({ approvers: exclusiveChoice(draft.approvers, ids) })}
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
            onChange={(ids) => change({ vehicles: exclusiveChoice(draft.vehicles, ids) })}
          />
          <ChoiceList
            label={t('form.services')}
            searchLabel={t('form.search', { what: t('form.services') })}
            description={t('form.servicesHelp')}
            options={data.services.map(({ id, name }) => ({ id, label: name }))}
            value={draft.services}
            onChange={(services) => change({ services })}
          />
          <Alert tone="info" title={t('form.inWords')}>
            {isWhole ? words.sentence(policy) : t('form.notYetInWords')}
          </Alert>
          {isWhole && <PolicyAdvice policy={policy} data={data} words={words} />}
          <div className={styles.actions}>
            <RecordFooter record={flow} label={t('form.save')}>
              {state.can({ type: 'edit.canceled' }) && (
                <Button onPress={() => send({ type: 'edit.canceled' })}>{t('form.cancel')}</Button>
              )}
            </RecordFooter>
          </div>
        </div>
      </RecordForm>
    </Panel>
  );
}

/** Warnings before saving; they don't block it. */
function PolicyAdvice({
  policy,
  data: { policies, people },
  words,
}: Omit<PolicyFormProps, 'flow'> & { policy: ApprovalPolicy }) {
  const { t } = useTranslation('policies');
  const checks = policyChecks(policy, policies, people);
  if (checks.length === 0) return null;

  const textOf = (check: PolicyCheck<ApprovalPolicy>): string => {
    if ('approvers' in check)
      return t(`checks.${check.check}`, { names: words.people(check.approvers, 'and'), count: check.approvers.length });
    return 'other' in check
      ? t(`checks.${check.check}`, { other: words.sentence(check.other) })
      : t(`checks.${check.check}`);
  };
  return (
    <Alert title={t('checks.title')}>
      <ul className={styles.checks}>
        {checks.map((check) => {
          const text = textOf(check);
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </Alert>
  );
}

/** Editing the fleet's policies, one at a time. Unsaved changes survive a reload and a switch of tabs. */
export function usePolicyEditing(user: User) {
  const { t } = useTranslation('policies');
  return useRecord({
    kind: policyKind,
    machine: policyEditingMachine,
    calls: policyCalls,
    saved: null,
    given: null,
    draftName: 'policy',
    owner: { userId: user.id, fleetId: user.fleet_id ?? null },
    texts: { what: t('what'), done: ({ isNew }) => ({ title: t(isNew ? 'created' : 'updated'), tone: 'success' }) },
    guard: { isLeaving: leaves('tab') },
  });
}
