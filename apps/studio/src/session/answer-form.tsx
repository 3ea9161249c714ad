import { useQuery } from '@tanstack/react-query';
import type { AnswerChoice, JournalEntry } from '@wayside/scenarios/control';
import { Alert, Button, Checkbox, Select, SkeletonRows, TextArea, TextField } from '@wayside/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { control, textOf } from '../app/control-api.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { choiceQuery } from '../app/queries.ts';
import { OWN, answerOf, inputOf } from './answer-input.ts';
import type { Answer, AnswerErrors, AnswerInput } from './answer-input.ts';
import { JsonBlock } from './json-block.tsx';
import styles from './session.module.css';
import { useSessionAction } from './use-session-action.ts';

/** Changes what the operation of a call returns from now on. */
export function AnswerForm({ id, entry }: { id: string; entry: JournalEntry }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...choiceQuery(id, entry.operation),
    refetchOnWindowFocus: false,
  });
  if (data) return <Fields id={id} entry={entry} choice={data} />;
  if (error)
    return (
      <LoadFailure
        title="The choices could not be loaded"
        problem={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <SkeletonRows label="Loading the choices" rows={4} columns="1fr" />;
}

function Fields({ id, entry, choice }: { id: string; entry: JournalEntry; choice: AnswerChoice }) {
  const { operation } = entry;
  const [input, setInput] = useState(() => inputOf(choice, entry));
  const [errors, setErrors] = useState<AnswerErrors>({});
  const set = useSessionAction(id, {
    act: (answer: Answer) => control.setAnswer(id, operation, answer),
    done: `${operation} returns this from the next call on`,
  });
  const { examples, statuses, calls } = choice;
  const example = examples.find(({ name }) => name === input.source);

  const change = (fields: Partial<AnswerInput>) => {
    setInput({ ...input, ...fields });
    setErrors({});
    set.reset();
  };
  // A copy of the example is what one wants to edit.
  const choose = (source: string) =>
    change(
      source === OWN && example
        ? { source, status: String(example.status), body: JSON.stringify(example.value, null, 2) }
        : { source },
    );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = answerOf(input);
    setErrors('errors' in read ? read.errors : {});
    if ('answer' in read && !set.isPending) set.mutate(read.answer);
  }

  return (
    <form className={styles.stack} onSubmit={submit} noValidate aria-label={`Change what ${operation} returns`}>
      <Select<string>
        label="Response"
        options={[
          ...examples.map(({ name, status }) => ({ id: name, label: `${name} (${status})` })),
          { id: OWN, label: 'Your own status and body' },
        ]}
        value={input.source}
        onChange={choose}
      />
      {input.source === OWN ? (
        <>
          <Select<string>
            label="Status"
            options={statuses.map((status) => ({ id: String(status), label: String(status) }))}
            value={input.status}
            onChange={(status) => change({ status })}
          />
          <TextArea
            label="Body"
            optionalText="JSON; leave empty for none"
            rows={12}
            value={input.body}
            onChange={(body) => change({ body })}
            error={errors.body}
          />
        </>
      ) : (
        <JsonBlock label="Body" value={example?.value} />
      )}
      <Checkbox isSelected={input.isLimited} onChange={(isLimited) => change({ isLimited })}>
        Only for some calls
      </Checkbox>
      {input.isLimited && (
        <TextField
          label="Calls"
          placeholder="1, 3"
          value={input.calls}
          onChange={(text) => change({ calls: text })}
          error={errors.calls}
          description={`${calls} so far in this session. Refused and failing calls do not count.`}
        />
      )}
      {set.error && <Alert tone="error">{textOf(set.error)}</Alert>}
      <div>
        <Button type="submit" variant="primary" isPending={set.isPending} pendingLabel="Changing">
          Change the response
        </Button>
      </div>
    </form>
  );
}
