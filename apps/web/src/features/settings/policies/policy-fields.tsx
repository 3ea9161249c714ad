import {
  exclusiveChoice,
  isAllVehicles,
  isAutoApprove,
  isListedUser,
  isTooLarge,
  rolesText,
  sentinelId,
} from '@wayside/domain';
import type { PolicyDraft } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Checkbox, RadioGroup } from '@wayside/ui';
import { useState } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { ChipField } from '../../../shared/form/chip-field.tsx';
import { ChoiceList } from '../../../shared/form/choice-list.tsx';
import { FormSection } from '../../../shared/form/form-page.tsx';
import { MoneyField } from '../../../shared/form/money-field.tsx';
import type { Person, PolicyData } from '../../../shared/policies/policies.queries.ts';
import { useVehicleChoices } from '../../../shared/vehicles/use-vehicle-choices.ts';
import styles from './policies.module.css';

export interface PolicyFieldsProps {
  data: PolicyData;
  draft: PolicyDraft;
  /** What is missing, once somebody tried to save. */
  missing: readonly string[];
  change: (changes: Partial<PolicyDraft>) => void;
}

export function PolicyFields(props: PolicyFieldsProps) {
  return (
    <>
      <Amount {...props} />
      <Approvers {...props} />
      <Vehicles {...props} />
      <Services {...props} />
    </>
  );
}

function Amount({ draft, missing, change }: PolicyFieldsProps) {
  const { t } = useTranslation('policies');
  const isMissing = missing.includes('amount');
  return (
    <FormSection title={t('form.amountTitle')} headingLevel={3}>
      <div className={styles.amount} data-missing={isMissing || undefined}>
        <MoneyField
          label={t('form.amount')}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          isDisabled={draft.isUnlimited}
          description={
            draft.isUnlimited ? undefined : t(isAutoApprove(draft) ? 'form.amountHelpAutomatic' : 'form.amountHelp')
          }
          error={isMissing || isTooLarge(draft) ? t('form.amountMissing') : undefined}
        />
        <Checkbox isSelected={draft.isUnlimited} onChange={(isUnlimited) => change({ isUnlimited })}>
          {t('form.noLimit')}
        </Checkbox>
      </div>
    </FormSection>
  );
}

/** The sentinel, or what is chosen one by one. What was chosen before the sentinel is there again after it. */
function useSentinel(value: readonly number[], set: (ids: readonly number[]) => void) {
  const isSentinel = value.includes(sentinelId);
  const [before, setBefore] = useState<readonly number[]>([]);
  return {
    radio: isSentinel ? String(sentinelId) : 'these',
    onRadio: (id: string) => {
      if (id !== 'these') setBefore(value);
      set(id === 'these' ? before : [sentinelId]);
    },
    these: isSentinel ? [] : value,
    onThese: (ids: readonly number[]) => set(exclusiveChoice(value, ids)),
  };
}

function Approvers({ data, draft, missing, change }: PolicyFieldsProps) {
  const { t, i18n } = useTranslation('policies');
  const { language } = readingOf(i18n.language);
  const choice = useSentinel(draft.approvers, (approvers) => change({ approvers }));
  const isMissing = missing.includes('approver');
  const about = (person: Person): string =>
    [!person.is_active ? t('inactive') : !person.cellPhone && t('noPhone'), rolesText(person, language), person.email]
      .filter(Boolean)
      .join(' · ');
  return (
    <FormSection title={t('form.approvers')} help={t('form.approversHelp')} headingLevel={3}>
      <RadioGroup
        label={t('form.approvers')}
        isLabelHidden
        orientation="horizontal"
        options={[
          { id: 'these', label: t('form.thesePeople'), description: t('form.thesePeopleHelp') },
          { id: String(sentinelId), label: t('autoApprove'), description: t('autoApproveHelp') },
        ]}
        value={choice.radio}
        onChange={choice.onRadio}
      />
      <div className={styles.approvers} data-missing={isMissing || undefined}>
        <ChipField
          label={t('form.addApprover')}
          listLabel={t('form.approvers')}
          placeholder={t('form.searchPeople')}
          error={isMissing ? t('form.approverMissing') : undefined}
          // Who is hidden from the users is not offered, but stays where they were chosen.
          options={data.people
            .filter((person) => isListedUser(person) && !person.isDeleted)
            .map((person) => ({ id: person.id, label: person.name, description: about(person) }))}
          chips={choice.these.map((id) => {
            const person = data.people.find((one) => one.id === id);
            if (!person || person.isDeleted) return { id, label: t('deletedUser'), isPerson: true };
            const warning = !person.is_active ? t('inactive') : person.cellPhone ? undefined : t('noPhone');
            return { id, label: person.name, note: rolesText(person, language), warning, isPerson: true };
          })}
          onAdd={(id) => choice.onThese([...choice.these, id])}
          onRemove={(id) => choice.onThese(choice.these.filter((other) => other !== id))}
        />
      </div>
    </FormSection>
  );
}

function Vehicles({ data, draft, change }: PolicyFieldsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const choice = useSentinel(draft.vehicles, (vehicles) => change({ vehicles }));
  return (
    <FormSection title={t('form.vehicles')} headingLevel={3}>
      <RadioGroup
        label={t('form.vehicles')}
        isLabelHidden
        orientation="horizontal"
        options={[
          { id: 'these', label: t('form.theseVehicles'), description: t('form.chosenBelow') },
          { id: String(sentinelId), label: t('allVehicles'), description: t('allVehiclesHelp') },
        ]}
        value={choice.radio}
        onChange={choice.onRadio}
      />
      <ChoiceList
        label={t('form.vehicles')}
        isLabelHidden
        searchLabel={t('form.search', { what: t('form.vehicles') })}
        placeholder={t('form.searchVehicles')}
        nothing={isAllVehicles(draft) ? t('allVehicles') : t('value.noVehicle')}
        options={useVehicleChoices(data.vehicles)}
        value={choice.these}
        onChange={choice.onThese}
      />
    </FormSection>
  );
}

function Services({ data, draft, change }: PolicyFieldsProps) {
  const { t } = useTranslation('policies');
  // Nothing chosen means any service: the other radio says what somebody is about to choose.
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FormSection title={t('form.services')} headingLevel={3}>
      <RadioGroup
        label={t('form.services')}
        isLabelHidden
        orientation="horizontal"
        options={[
          { id: 'any', label: t('value.anyService'), description: t('form.anyServiceHelp') },
          { id: 'these', label: t('form.theseServices'), description: t('form.chosenBelow') },
        ]}
        value={isChoosing || draft.services.length > 0 ? 'these' : 'any'}
        onChange={(id) => {
          setChoosing(id === 'these');
          if (id === 'any') change({ services: [] });
        }}
      />
      <ChoiceList
        label={t('form.services')}
        isLabelHidden
        searchLabel={t('form.search', { what: t('form.services') })}
        placeholder={t('form.searchServices')}
        nothing={t('form.servicesHelp')}
        options={data.services.map(({ id, name }) => ({ id, label: name }))}
        value={draft.services}
        onChange={(services) => {
          setChoosing(services.length > 0);
          change({ services });
        }}
      />
    </FormSection>
  );
}
