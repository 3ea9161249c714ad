import { isComplete, policyChecks, policyOf } from '@wayside/domain';
import type { ApprovalPolicy, PolicyCheck } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { policyEditingMachine, policyKind } from '@wayside/machines';
import { Button, SpokenLater } from '@wayside/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormPage, InWords, SideNote, SideWarning } from '../../../shared/form/form-page.tsx';
import { leaves } from '../../../shared/list/use-open-record.ts';
import type { PolicyData } from '../../../shared/policies/policies.queries.ts';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import { RecordAlert } from '../../../shared/record/record-alert.tsx';
import { RecordForm, SaveButton } from '../../../shared/record/record-form.tsx';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { User } from '../../../shared/session/session.ts';
import styles from './policies.module.css';
import { policyCalls } from './policy-calls.ts';
import { PolicyFields } from './policy-fields.tsx';

export interface PolicyFormProps {
  flow: ReturnType<typeof usePolicyEditing>;
  data: PolicyData;
  words: PolicyWords;
  /** Leads to the question who would approve. */
  onTry: () => void;
}

/** Form for a new or saved policy, with the policy as a sentence and what is worth knowing about it beside. */
export function PolicyForm({ flow, data, words, onTry }: PolicyFormProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { state, send, change, isDirty } = flow;
  const box = useRef<HTMLDivElement>(null);
  const { base, draft, problems } = state.context;
  const title = t(base ? 'form.editing' : 'form.new');
  const policy = { ...policyOf(draft), id: base?.id };
  // Without an amount and an approver, the sentence and the advice would be about a policy that nobody has entered.
  const isWhole = isComplete(draft);
  const checks = isWhole ? policyChecks(policy, data.policies, data.people) : [];

  const lead = useEffectEvent(() => {
    // Otherwise the focus is at the question above.
    if (state.hasTag('open')) box.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => lead(), []);
  const checkText = usePolicyCheckText(words);

  return (
    <div ref={box} className={styles.editing}>
      <h2 className={styles.title}>{title}</h2>
      <RecordForm record={flow} label={title}>
        <FormPage
          side={
            <>
              <SpokenLater className={styles.beside}>
                <SideNote title={t('common:form.inWords')} headingLevel={3}>
                  <InWords>{isWhole ? words.sentence(policy) : t('form.notYetInWords')}</InWords>
                  {isWhole && words.above(policy) && <p>{words.above(policy)}</p>}
                </SideNote>
                {checks.length > 0 && (
                  <SideNote title={t('checks.title')} headingLevel={3}>
                    {checks.map(checkText).map((text) => (
                      <SideWarning key={text}>{text}</SideWarning>
                    ))}
                  </SideNote>
                )}
              </SpokenLater>
              <SideNote title={t('form.try')} headingLevel={3}>
                <p>{t('form.tryHelp')}</p>
                <Button size="small" onPress={onTry}>
                  {t('ask.title')}
                </Button>
              </SideNote>
            </>
          }
          warnings={checks.length}
          state={isDirty && t('common:form.unsaved')}
          buttons={
            <>
              {state.can({ type: 'edit.canceled' }) && (
                <Button onPress={() => send({ type: 'edit.canceled' })}>{t('form.cancel')}</Button>
              )}
              <SaveButton record={flow} label={t('form.save')} />
            </>
          }
        >
          <RecordAlert record={flow} theirsText={(theirs) => t('conflict', { theirs: words.sentence(theirs) })} />
          <PolicyFields data={data} draft={draft} missing={problems} change={change} />
        </FormPage>
      </RecordForm>
    </div>
  );
}

/** Warnings before saving; they don't block it. */
function usePolicyCheckText(words: PolicyWords): (check: PolicyCheck<ApprovalPolicy>) => string {
  const { t } = useTranslation('policies');
  return (check) => {
    if ('approvers' in check)
      return t(`checks.${check.check}`, { names: words.people(check.approvers, 'and'), count: check.approvers.length });
    return 'other' in check
      ? t(`checks.${check.check}`, { other: words.sentence(check.other) })
      : t(`checks.${check.check}`);
  };
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
