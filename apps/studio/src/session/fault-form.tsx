import { useQuery } from '@tanstack/react-query';
import type { Fault, FaultKind } from '@wayside/scenarios';
import { DEFAULT_FAULT_STATUS, FAULT_STATUSES } from '@wayside/scenarios/control';
import { Button, Combobox, Select, TextField } from '@wayside/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { faultKindTexts } from '../app/describe-fault.ts';
import { faultOf, pastCalls } from './fault-input.ts';
import type { FaultErrors, FaultInput } from './fault-input.ts';
import { callsOf, journalQuery } from './journal.queries.ts';
import styles from './session.module.css';

const EMPTY: FaultInput = {
  kind: 'server-error',
  operation: '',
  calls: '',
  delay: '1500',
  status: String(DEFAULT_FAULT_STATUS),
};

export interface FaultFormProps {
  id: string;
  operations: readonly string[];
  isPending: boolean;
  onAdd: (fault: Fault) => void;
}

/** Adds a fault. The fields keep their values, since the next fault is often similar. */
export function FaultForm({ id, operations, isPending, onAdd }: FaultFormProps) {
  const options = useMemo(() => operations.map((id) => ({ id, label: id })), [operations]);
  const [input, setInput] = useState(EMPTY);
  const [errors, setErrors] = useState<FaultErrors>({});
  // Cached data only: the journal panel does the polling.
  const { data: soFar } = useQuery({
    ...journalQuery(id),
    enabled: false,
    select: ({ touched }) => callsOf(touched[input.operation]),
  });

  const isKnown = operations.includes(input.operation);

  const change = (fields: Partial<FaultInput>) => {
    const next = { ...input, ...fields };
    setInput(next);
    if (Object.keys(errors).length === 0) return;
    const read = faultOf(next, operations);
    setErrors('errors' in read ? read.errors : {});
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = faultOf(input, operations);
    setErrors('errors' in read ? read.errors : {});
    if ('fault' in read && !isPending) onAdd(read.fault);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Add a fault">
      <Select<FaultKind>
        label="Kind"
        options={(Object.keys(faultKindTexts) as FaultKind[]).map((kind) => ({
          id: kind,
          label: faultKindTexts[kind].label,
        }))}
        description={faultKindTexts[input.kind].description}
        value={input.kind}
        onChange={(kind) => change({ kind })}
      />
      <Combobox
        label="Operation"
        optionalText="leave empty for all"
        placeholder="Type to search"
        options={options}
        allowsText
        emptyText="No operation has this name"
        value={isKnown ? input.operation : null}
        onChange={(operation) => operation !== null && change({ operation })}
        inputValue={input.operation}
        onInputChange={(operation) => change({ operation })}
        error={errors.operation}
      />
      <div className={styles.pair}>
        <TextField
          label="Calls"
          optionalText="leave empty for all"
          placeholder={isKnown ? String((soFar ?? 0) + 1) : '1, 3'}
          value={input.calls}
          onChange={(calls) => change({ calls })}
          error={errors.calls}
          warning={isKnown ? pastCalls(input.calls, soFar ?? 0) : undefined}
          description={isKnown ? `${soFar ?? 0} so far in this session` : undefined}
        />
        {input.kind === 'fixed-delay' && (
          <TextField
            label="Delay (ms)"
            inputMode="numeric"
            value={input.delay}
            onChange={(delay) => change({ delay })}
            error={errors.delay}
          />
        )}
        {input.kind === 'server-error' && (
          <Select<string>
            label="Status"
            options={FAULT_STATUSES.map(String).map((status) => ({ id: status, label: status }))}
            value={input.status}
            onChange={(status) => change({ status })}
          />
        )}
      </div>
      <div>
        <Button type="submit" icon={<Plus size={16} aria-hidden="true" />} isPending={isPending} pendingLabel="Adding">
          Add fault
        </Button>
      </div>
    </form>
  );
}
