import { useQuery } from '@tanstack/react-query';
import { documentFields, documentText, formatDate, isExpirationPast, limits, regionRules } from '@wayside/domain';
import type { DocumentField, DocumentType } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { DocumentEdit } from '@wayside/machines';
import { DatePicker, Select, TextField } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { statesQuery } from '../../../shared/data/states.queries.ts';
import { useRetry } from '../../../shared/failure/use-retry.ts';
import type { DocumentRecord } from './use-document.ts';
import styles from './glovebox.module.css';

/** The fields of the document's kind. While nothing can be changed they are read-only. */
export function DocumentFields({ record }: { record: DocumentRecord }) {
  return (
    <div className={styles.fields}>
      {documentFields(record.state.context.given.type).map((field) => (
        <Field key={field} field={field} record={record} />
      ))}
    </div>
  );
}

function Field({ field, record: { state, change } }: { field: DocumentField; record: DocumentRecord }) {
  const { t } = useTranslation(['glovebox', 'common']);
  const { draft, given, base } = state.context;
  const isReadOnly = !state.hasTag('open');
  const optionalText = isReadOnly ? undefined : t('common:state.optional');
  const isPast = (day: string | null): boolean => isExpirationPast(day, given.today, base);
  if (field === 'stateId')
    return <StateField value={draft.stateId} isReadOnly={isReadOnly} onChange={(stateId) => change({ stateId })} />;
  if (field === 'expiration')
    return (
      <DatePicker
        label={t('fields.expiration')}
        optionalText={optionalText}
        value={draft.expiration}
        today={given.today}
        isReadOnly={isReadOnly}
        isDateUnavailable={isPast}
        error={isPast(draft.expiration) ? t('problem.expiration') : undefined}
        onChange={(expiration) => change({ expiration })}
      />
    );
  return (
    <TextField
      label={field === 'number' ? t(`fields.number.${given.type}`) : t(`fields.${field}`)}
      optionalText={optionalText}
      value={draft[field]}
      isReadOnly={isReadOnly}
      autoComplete="off"
      description={field === 'number' && !isReadOnly ? t('fields.numberHelp') : undefined}
      maxLength={field === 'number' ? limits.documentNumber : limits.documentTitle}
      onChange={(text) => change({ [field]: documentText(field, text) })}
    />
  );
}

/** A field of a document in words. */
export function useDocumentFieldText(type: DocumentType) {
  const { t } = useTranslation(['glovebox', 'common']);
  const states = useQuery(statesQuery()).data ?? [];
  return (field: keyof DocumentEdit, draft: DocumentEdit): { label: string; value: string } => {
    if (field === 'file') return { label: t('file.label'), value: t('file.another') };
    if (field === 'number') return { label: t(`fields.number.${type}`), value: draft.number };
    if (field === 'expiration')
      return { label: t('fields.expiration'), value: formatDate(draft.expiration, brand.region, 'glovebox') ?? '' };
    if (field === 'stateId')
      return {
        label: t(`common:${regionRules(brand.region).stateLabel}`),
        value: states.find(({ id }) => id === draft.stateId)?.name ?? '',
      };
    return { label: t(`fields.${field}`), value: draft[field] };
  };
}

interface StateFieldProps {
  value: number | null;
  isReadOnly: boolean;
  onChange: (id: number | null) => void;
}

/** The state or province that issued the document. If the list can't be loaded, the rest of the form still works. */
function StateField({ value, isReadOnly, onChange }: StateFieldProps) {
  const { t } = useTranslation(['glovebox', 'common']);
  const { stateLabel } = regionRules(brand.region);
  const query = useQuery(statesQuery());
  const { problem, retry } = useRetry(query);
  const label = t(`common:${stateLabel}`);
  if (problem && !query.data)
    return <LoadFailure problem={problem} onRetry={retry} isRetrying={query.isFetching} isCompact about={label} />;
  const options = (query.data ?? []).map(({ id, name }) => ({ id: String(id), label: name }));
  const id = value === null ? null : String(value);
  if (isReadOnly)
    return <TextField label={label} isReadOnly value={options.find((option) => option.id === id)?.label ?? ''} />;
  return (
    <Select
      label={label}
      optionalText={t('common:state.optional')}
      placeholder={t('fields.chooseState')}
      options={options}
      value={id}
      onChange={(chosen) => onChange(Number(chosen))}
      clear={{ label: t('common:form.noChoice'), onPress: () => onChange(null) }}
    />
  );
}
