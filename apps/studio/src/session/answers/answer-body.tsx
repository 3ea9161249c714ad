import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JournalEntry } from '@wayside/scenarios/control';
import { Button, TextArea, useDebounced } from '@wayside/ui';
import { RotateCcw, WrapText } from 'lucide-react';
import { useRef } from 'react';
import { control } from '../../app/control-api.ts';
import styles from '../session.module.css';
import type { Own } from './answer-draft.ts';
import { contractProblems, textProblems } from './answer-problems.ts';
import type { AnswerProblem } from './answer-problems.ts';
import { lineOf } from './json-text.ts';

/** More problems than these are seen once they are solved. */
const LISTED = 8;

export interface AnswerBodyProps {
  problems: readonly AnswerProblem[];
  /** Whether it was found to follow the contract. */
  isGood: boolean;
  own: Own;
  original: Own;
  /** What was typed before one went back to the original. */
  typed: Own | undefined;
  onChange: (own: Own) => void;
  onBack: () => void;
  onSend: () => void;
}

/** The text of a body, with what is wrong in it and the way back to what it was made from. */
export function AnswerBody({ problems, isGood, own, original, typed, onChange, onBack, onSend }: AnswerBodyProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isOriginal = own.body === original.body && own.status === original.status;
  const format = (): void => onChange({ ...own, body: JSON.stringify(JSON.parse(own.body), null, 2) });
  const isText = own.body.trim() !== '' && textProblems(own.body).length === 0;
  const found =
    problems.length === 0
      ? undefined
      : problems.length === 1
        ? 'One thing to correct:'
        : `${problems.length} things to correct:`;
  return (
    <div className={styles.editor}>
      <TextArea
        label="Body"
        optionalText="JSON; leave empty for none"
        rows={12}
        isCode
        inputRef={box}
        value={own.body}
        onChange={(body) => onChange({ ...own, body })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
          else event.continuePropagation();
        }}
        error={found}
        description={
          isGood
            ? 'Follows the contract. Ctrl+Enter changes the response.'
            : 'Compared with the contract as you type. Ctrl+Enter changes the response.'
        }
      />
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label="To correct">
          {problems.slice(0, LISTED).map(({ line, text, offset }) => (
            <li key={`${line} ${text}`}>
              <button type="button" className={styles.problem} onClick={() => showPlace(box.current, offset)}>
                {`Line ${line}: ${text}`}
              </button>
            </li>
          ))}
          {problems.length > LISTED && <li className={styles.note}>{`and ${problems.length - LISTED} more`}</li>}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<WrapText size={14} aria-hidden="true" />}
          aria-disabled={!isText}
          onPress={() => isText && format()}
        >
          Format
        </Button>
        {isOriginal && typed ? (
          <Button size="small" icon={<RotateCcw size={14} aria-hidden="true" />} onPress={() => onChange(typed)}>
            Back to what you typed
          </Button>
        ) : (
          <Button
            size="small"
            icon={<RotateCcw size={14} aria-hidden="true" />}
            aria-disabled={isOriginal}
            onPress={() => !isOriginal && onBack()}
          >
            Back to the original
          </Button>
        )}
      </div>
    </div>
  );
}

/** Selects the line of a place, and scrolls it into view. */
export function showPlace(box: HTMLTextAreaElement | null, offset: number): void {
  if (!box) return;
  const { value } = box;
  const begin = value.lastIndexOf('\n', offset - 1) + 1;
  const end = value.indexOf('\n', offset);
  box.focus();
  box.setSelectionRange(begin, end < 0 ? value.length : end);
  const height = Number.parseFloat(getComputedStyle(box).lineHeight);
  box.scrollTop = Math.max(0, (lineOf(value, offset) - 3) * height);
}

/** What is wrong in a body, once typing pauses; undefined as long as the contract was not asked. */
export function useProblems(id: string, operation: JournalEntry['operation'], own: Own, isOn: boolean) {
  const { status, body } = useDebounced(own);
  const wrong = isOn ? textProblems(body) : [];
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['session', id, 'answers', operation, 'check', status, body],
    queryFn: () => control.checkAnswer(id, operation, { status: Number(status), body: valueOf(body) }),
    enabled: isOn && wrong.length === 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const problems = wrong.length > 0 || !isOn ? wrong : contractProblems(body, data ?? []);
  const isCurrent = body === own.body && status === own.status && !isPlaceholderData;
  return { problems, isGood: isCurrent && data !== undefined && problems.length === 0 };
}

const valueOf = (body: string): unknown => (body.trim() === '' ? undefined : JSON.parse(body));
