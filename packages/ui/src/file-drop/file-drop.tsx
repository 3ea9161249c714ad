import { CircleAlert, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** Accessible name of the area. */
  readonly label: string;
  /** One line in the area: what to drop. */
  readonly text: string;
  readonly chooseLabel: string;
  /** File name endings and types offered by the file dialog; a drop may bring any other. */
  readonly accept: readonly string[];
  /** Why the last file was refused. */
  readonly error?: string;
  /** One field of a form, instead of the step of a flow. */
  readonly isCompact?: boolean;
  /** The first file chosen, dropped or pasted. */
  readonly onFile: (file: File) => void;
}

/**
 * An area that takes one file: dropped, pasted, or chosen with its button. Not the drop zone of react-aria: that one
 * brings a second, invisible button that chooses nothing.
 */
export function FileDrop({ label, text, chooseLabel, accept, error, isCompact = false, onFile }: FileDropProps) {
  const errorId = useId();
  const [isOver, setOver] = useState(false);
  const look = isCompact
    ? ({ size: 'small', icon: <FileUp size={16} aria-hidden="true" /> } as const)
    : ({ variant: 'primary' } as const);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  /** Without it, the browser would open the file in place of the page. */
  const follow = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    // What is dropped here can be chosen with its button, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // A fieldset would be one of the form around it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      data-drop-target={isOver || undefined}
      className={classNames(styles.area, isCompact && styles.compact)}
      onDragOver={follow}
      onDragLeave={follow}
      onDrop={(event) => {
        follow(event);
        take(event.dataTransfer.files);
      }}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
    >
      {!isCompact && <FileUp size={24} aria-hidden="true" className={styles.icon} />}
      <span>{text}</span>
      <FileTrigger acceptedFileTypes={accept} onSelect={take}>
        <Button {...look} aria-describedby={error ? errorId : undefined}>
          {chooseLabel}
        </Button>
      </FileTrigger>
      {error && (
        <span id={errorId} role="alert" className={styles.error}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </span>
      )}
    </div>
  );
}
