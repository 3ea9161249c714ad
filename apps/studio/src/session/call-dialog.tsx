import { JOURNAL_LIMIT } from '@wayside/scenarios/control';
import type { JournalEntry, Violation } from '@wayside/scenarios/control';
import { Button, ButtonLink, Dialog, StatusPill, Tabs } from '@wayside/ui';
import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { AnswerForm } from './answers/answer-form.tsx';
import { JsonBlock } from './json-block.tsx';
import { sourceTexts, statusTone } from './journal-columns.tsx';
import { useBack } from './moments-panel.tsx';
import styles from './session.module.css';

const PARTS = ['why', 'request', 'answer', 'change'] as const;
type Part = (typeof PARTS)[number];

export interface CallDialogProps {
  id: string;
  entries: readonly JournalEntry[];
  number: number;
  hrefOf: (number: number) => string;
  onClose: () => void;
}

/**
 * One call: why the server responded as it did, the request, the response, and how to change it. The selected tab is in
 * the URL.
 */
export function CallDialog({ id, entries, number, hrefOf, onClose }: CallDialogProps) {
  const [query, setQuery] = useSearchParams();
  const part = PARTS.find((name) => name === query.get('part')) ?? 'why';
  const at = entries.findIndex((entry) => entry.number === number);
  const entry = entries[at];
  const back = useBack(id, onClose);
  const neighbour = (step: number): string | undefined => {
    const other = entry && entries[at + step];
    return other && `${hrefOf(other.number)}&part=${part}`;
  };
  const [previous, next] = [neighbour(-1), neighbour(1)];

  return (
    <Dialog
      isOpen
      size="large"
      title={entry ? `Call ${number}: ${entry.operation}` : `Call ${number}`}
      description={entry && <Line entry={entry} />}
      closeLabel="Close"
      onOpenChange={onClose}
      footer={
        <>
          {entry && (
            <Button
              icon={<Undo2 size={16} aria-hidden="true" />}
              isPending={back.isPending}
              pendingLabel="Going back"
              onPress={() => back.mutate({ calls: number - 1 })}
            >
              Go back before this call
            </Button>
          )}
          {previous && (
            <ButtonLink href={previous} icon={<ChevronLeft size={16} aria-hidden="true" />}>
              Earlier call
            </ButtonLink>
          )}
          {next && (
            <ButtonLink href={next} icon={<ChevronRight size={16} aria-hidden="true" />}>
              Later call
            </ButtonLink>
          )}
        </>
      }
    >
      {entry ? (
        <Tabs<Part>
          label="Parts of the call"
          selected={part}
          onSelect={(chosen) => setQuery({ call: String(number), part: chosen }, { replace: true })}
          items={[
            { id: 'why', label: 'Why this response', content: <Why entry={entry} /> },
            { id: 'request', label: 'Request', content: <Request entry={entry} /> },
            { id: 'answer', label: 'Response', content: <JsonBlock label="Response" value={entry.answer} /> },
            { id: 'change', label: 'Change it', content: <AnswerForm key={entry.operation} id={id} entry={entry} /> },
          ]}
        />
      ) : (
        <p>
          This call is not in the journal: the session was reset, or the call is older than the last {JOURNAL_LIMIT}.
        </p>
      )}
    </Dialog>
  );
}

function Line({ entry: { method, path, status, source, milliseconds } }: { entry: JournalEntry }) {
  return (
    <span className={styles.summary}>
      <code>
        {method} {path}
      </code>
      <StatusPill tone={statusTone(status)}>{String(status)}</StatusPill>
      <span>{`Response from: ${sourceTexts[source]}, ${milliseconds.toFixed(1)} ms`}</span>
    </span>
  );
}

function Why({ entry: { why, requestViolations, answerViolations } }: { entry: JournalEntry }) {
  return (
    <div className={styles.stack}>
      <ol className={styles.why} aria-label="Why this response">
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
      <Violations
        title="Request checked against the contract"
        violations={requestViolations}
        fulfilled="The request follows the contract."
      />
      <Violations
        title="Response checked against the contract"
        violations={answerViolations}
        fulfilled="The response follows the contract."
      />
    </div>
  );
}

function Violations({
  title,
  violations,
  fulfilled,
}: {
  title: string;
  violations: readonly Violation[];
  fulfilled: string;
}) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {violations.length === 0 ? (
        <p className={styles.note}>{fulfilled}</p>
      ) : (
        <ul className={styles.violations}>
          {violations.map(({ path, message, code }) => (
            <li key={`${path.join('.')} ${message} ${code ?? ''}`}>
              {path.length > 0 && <code>{path.join('.')}</code>} {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Request({ entry: { query, requestHeaders, requestBody } }: { entry: JournalEntry }) {
  const hasQuery = Object.keys(query).length > 0;
  return (
    <div className={styles.stack}>
      <JsonBlock label="Body" value={requestBody} />
      {hasQuery && <JsonBlock label="Query" value={query} />}
      <JsonBlock label="Headers" value={requestHeaders} />
    </div>
  );
}
