import { useQuery } from '@tanstack/react-query';
import type { AnswerChoice, JournalEntry } from '@wayside/scenarios/control';
import { Alert, Button, Checkbox, Select, SkeletonRows, TextField } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { control, textOf } from '../../app/control-api.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { choiceQuery } from '../../app/queries.ts';
import { AnswerBody, useProblems } from './answer-body.tsx';
import { isEdited, keepDraft, readDraft } from './answer-draft.ts';
import type { Own } from './answer-draft.ts';
import { OWN, answerOf, bodyText, inputOf } from './answer-input.ts';
import type { Answer, AnswerErrors, AnswerInput } from './answer-input.ts';
import { textProblems } from './answer-problems.ts';
import { JsonBlock } from '../json-block.tsx';
import styles from '../session.module.css';
import { useSessionAction } from '../use-session-action.ts';

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
  const [draft, setDraft] = useState(() => readDraft(id, operation));
  const [wasTyped] = useState(draft !== undefined);
  const [typed, setTyped] = useState<Own>();
  const [errors, setErrors] = useState<AnswerErrors>({});
  const begun = useMemo(() => inputOf(choice, entry), [choice, entry]);
  const { input, original } = draft ?? { input: begun, original: { status: begun.status, body: begun.body } };
  const set = useSessionAction(id, {
    act: (answer: Answer) => control.setAnswer(id, operation, answer),
    done: `${operation} returns this from the next call on`,
    after: () => keepDraft(id, operation, undefined),
  });
  const { examples, statuses, calls } = choice;
  const example = examples.find(({ name }) => name === input.source);
  const isOwn = input.source === OWN;
  const { problems, isGood } = useProblems(id, operation, input, isOwn);

  const change = (fields: Partial<AnswerInput>, from = original) => {
    const next = { input: { ...input, ...fields }, original: from };
    setDraft(next);
    keepDraft(id, operation, next);
    setErrors({});
    set.reset();
  };
  // A copy of the example is what one wants to edit; what was typed is not lost for it.
  const choose = (source: string) => {
    if (source !== OWN || !example) return change({ source });
    const copied = { status: String(example.status), body: bodyText(example.value) };
    return isEdited({ input, original }) ? change({ source }, copied) : change({ source, ...copied }, copied);
  };
  const send = (): void => {
    const read = answerOf(input);
    setErrors('errors' in read ? read.errors : {});
    if ('answer' in read && !set.isPending) set.mutate(read.answer);
  };

  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      noValidate
      aria-label={`Change what ${operation} returns`}
    >
      {wasTyped && isEdited({ input, original }) && (
        <p className={styles.note}>This goes on with what you typed before and did not send.</p>
      )}
      <Select<string>
        label="Response"
        options={[
          ...examples.map(({ name, status }) => ({ id: name, label: `${name} (${status})` })),
          { id: OWN, label: 'Your own status and body' },
        ]}
        value={input.source}
        onChange={choose}
      />
      {isOwn ? (
        <>
          <Select<string>
            label="Status"
            options={statuses.map((status) => ({ id: String(status), label: String(status) }))}
            value={input.status}
            onChange={(status) => change({ status })}
          />
          <AnswerBody
            problems={errors.body === undefined ? problems : textProblems(input.body)}
            isGood={isGood}
            own={input}
            original={original}
            typed={typed}
            onChange={({ status, body }) => change({ status, body })}
            onBack={() => {
              setTyped({ status: input.status, body: input.body });
              change(original);
            }}
            onSend={send}
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
