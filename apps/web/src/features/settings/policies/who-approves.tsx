import { whoApproves } from '@wayside/domain';
import type { ApprovalAnswer, ApprovalPolicy } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { SpokenLater } from '@wayside/ui';
import { useState } from 'react';
import { ChipField } from '../../../shared/form/chip-field.tsx';
import { MoneyField } from '../../../shared/form/money-field.tsx';
import { VehicleField, useFleetVehicles } from '../../../shared/vehicles/vehicle-field.tsx';
import type { PolicyData } from '../../../shared/policies/policies.queries.ts';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import styles from './policies.module.css';

export const WHO_APPROVES = 'who-approves';

export interface WhoApprovesProps {
  data: PolicyData;
  /** Current policies, with the open form applied. */
  policies: readonly ApprovalPolicy[];
  /** Whether unsaved changes are among them. */
  draft: 'none' | 'counts' | 'incomplete';
  words: PolicyWords;
}

/**
 * Pick a vehicle, services and an amount to see which policy applies and who would approve. Updates while a policy is
 * edited.
 */
export function WhoApproves({ data, policies, draft, words }: WhoApprovesProps) {
  const { t } = useTranslation('policies');
  const [vehicleId, setVehicleId] = useState<number | null>(null);
  const [serviceIds, setServiceIds] = useState<readonly number[]>([]);
  const [amount, setAmount] = useState<number | null>(null);
  const vehicles = useFleetVehicles();
  const isAsked = vehicleId !== null && amount !== null && !Number.isNaN(amount);
  const answer = !isAsked ? null : whoApproves({ vehicleId, serviceIds, amount }, policies, data.people);
  return (
    <aside id={WHO_APPROVES} aria-label={t('ask.title')} className={styles.ask}>
      <div className={styles.form}>
        <div>
          <h2 className={styles.askTitle}>{t('ask.title')}</h2>
          <p className={styles.note}>{t('ask.help')}</p>
        </div>
        <VehicleField
          vehicles={vehicles}
          label={t('ask.vehicle')}
          value={vehicleId}
          onChange={(vehicle) => setVehicleId(vehicle?.id ?? null)}
        />
        <ChipField
          label={t('ask.services')}
          listLabel={t('ask.services')}
          placeholder={t('form.searchServices')}
          description={t('ask.servicesHelp')}
          options={data.services.map(({ id, name }) => ({ id, label: name }))}
          chips={data.services.filter(({ id }) => serviceIds.includes(id)).map(({ id, name }) => ({ id, label: name }))}
          onAdd={(id) => setServiceIds([...serviceIds, id])}
          onRemove={(id) => setServiceIds(serviceIds.filter((other) => other !== id))}
        />
        <MoneyField label={t('ask.amount')} value={amount} onChange={setAmount} description={t('ask.amountHelp')} />
        <SpokenLater className={styles.answer}>
          {answer ? <Answer answer={answer} words={words} /> : <p>{t('ask.chooseVehicle')}</p>}
          {draft !== 'none' && (
            <p className={styles.note}>{t(draft === 'counts' ? 'ask.withDraft' : 'ask.withoutDraft')}</p>
          )}
        </SpokenLater>
      </div>
    </aside>
  );
}

function Answer({ answer, words }: { answer: ApprovalAnswer<ApprovalPolicy>; words: PolicyWords }) {
  const { t } = useTranslation('policies');
  const { who, because = 'noPolicy', policies, approvers } = answer;
  const text = {
    people: () => t('ask.people', { names: words.toPeople(approvers) }),
    automatic: () => t('ask.automatic'),
    notAsked: () => t('ask.notAsked'),
    anyone: () => t(`ask.anyone.${because}`),
  }[who]();
  return (
    <>
      <p className={styles.outcome}>{text}</p>
      {who === 'notAsked' && (
        <p>
          {approvers.length > 0
            ? t('ask.notAskedNames', { names: words.people(approvers, 'or') })
            : t('ask.notAskedAnyone')}
        </p>
      )}
      {policies.length > 0 && (
        <>
          <p>{t('ask.because', { count: policies.length })}</p>
          <ul className={styles.checks}>
            {policies.map((policy, at) => (
              <li key={policy.id ?? `new ${at}`}>{words.sentence(policy)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
