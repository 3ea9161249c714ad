import { useQuery } from '@tanstack/react-query';
import { documentFields, isExpirationPast, limits, regionRules } from '@wayside/domain';
import type { DocumentField } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { DatePicker, Select, TextField } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { LoadFailure } from '../../../shared/data/load-failure.tsx';
import { statesQuery } from '../../../shared/data/states.queries.ts';
import { useRetry } from '../../../shared/data/use-retry.ts';
import type { DocumentFlow } from './use-document.ts';
import styles from './glovebox.module.css';

/** The fields of the document's kind. While nothing can be changed they are read-only. */
export function DocumentForm({ flow }: { flow: DocumentFlow }) {
  return (
    <div className={styles.fields}>
      {documentFields(flow.state.context.type).map((field) => (
        <Field key={field} field={field} flow={flow} />
      ))}
    </div>
  );
}

function Field({ field, flow: { state, send } }: { field: DocumentField; flow: DocumentFlow }) {
  const { t } = useTranslation(['glovebox', 'common']);
  const { type, draft, today, base } = state.context;
  const isReadOnly = !state.hasTag('open');
  const optionalText = isReadOnly ? undefined : t('common:state.optional');
  const isPast = (day: string | null): boolean => isExpirationPast(day, today, base);
  if (field === 'stateId')
    return (
      <StateField
        value={draft.stateId}
        isReadOnly={isReadOnly}
        optionalText={optionalText}
        onChange={(stateId) => send({ type: 'field.changed', change: { stateId } })}
      />
    );
  if (field === 'expiration')
    return (
      <DatePicker
        label={t('fields.expiration')}
        optionalText={optionalText}
        value={draft.expiration}
        today={today}
        isReadOnly={isReadOnly}
        isDateUnavailable={isPast}
        error={isPast(draft.expiration) ? t('problem.expiration') : undefined}
        onChange={(expiration) => send({ type: 'field.changed', change: { expiration } })}
      />
    );
  return (
    <TextField
      label={field === 'number' ? t(`fields.number.${type}`) : t(`fields.${field}`)}
      optionalText={optionalText}
      value={draft[field]}
      isReadOnly={isReadOnly}
      autoComplete="off"
      {...(field === 'number' && !isReadOnly && { description: t('fields.numberHelp') })}
      maxLength={field === 'number' ? limits.documentNumber : limits.documentTitle}
      onChange={(text) => send({ type: 'field.changed', change: { [field]: text } })}
    />
  );
}

interface StateFieldProps {
  value: number | null;
  isReadOnly: boolean;
  optionalText: string | undefined;
  onChange: (id: number | null) => void;
}

/** The state or province that issued the document. If the list can't be loaded, the rest of the form still works. */
function StateField({ value, isReadOnly, optionalText, onChange }: StateFieldProps) {
  const { t } = useTranslation(['glovebox', 'common']);
  const { stateLabel } = regionRules(brand.region);
  const query = useQuery(statesQuery());
  const { problem, retry } = useRetry(query);
  const label = t(`common:${stateLabel}`);
  if (problem && !query.data)
    return <LoadFailure problem={problem} onRetry={retry} isRetrying={query.isFetching} isCompact about={label} />;
  const options = (query.data ?? []).map(({ id, name }) => ({ id: String(id), label: name }));
  const id = value === null ? null : String(value);
  if (isReadOnly) return <TextField label={label} isReadOnly value={options.find((option) => option.id === id)?.label ?? ''} />;
  return (
    <Select
      label={label}
      optionalText={optionalText}
      placeholder={t('fields.chooseState')}
      options={options}
      value={id}
      onChange={(chosen) => onChange(Number(chosen))}
      clear={{ label: t('common:form.noChoice'), onPress: () => onChange(null) }}
    />
  );
}
