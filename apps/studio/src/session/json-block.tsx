import { Button } from '@wayside/ui';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { copy } from '../app/copy.ts';
import styles from './session.module.css';

/** Characters; longer texts take a browser seconds to lay out. */
const LIMIT = 40_000;

/** A value as indented JSON, or a string as is; always rendered as text, never as markup. */
export function JsonBlock({ label, value }: { label: string; value: unknown }) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const isCut = text.length > LIMIT && !isWhole;
  return (
    <div>
      <div className={styles.blockHead}>
        <h3 id={titleId} className={styles.heading}>
          {label}
        </h3>
        {text !== '' && (
          <Button
            size="small"
            variant="quiet"
            icon={<Copy size={14} aria-hidden="true" />}
            aria-label={`Copy ${label.toLowerCase()}`}
            onPress={() => void copy(text, label)}
          >
            Copy
          </Button>
        )}
      </div>
      {text === '' ? (
        <p className={styles.note}>Empty.</p>
      ) : (
        // A region that scrolls must be reachable by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.json} tabIndex={0} aria-labelledby={titleId}>
          <pre>{isCut ? `${text.slice(0, LIMIT)}\n…` : text}</pre>
        </section>
      )}
      {isCut && (
        <Button
          size="small"
          onPress={() => setWhole(true)}
        >{`Show all ${text.length.toLocaleString('en-US')} characters`}</Button>
      )}
    </div>
  );
}
