import { CircleAlert, FileUp } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { buttonClass } from '../button/button.tsx';
import styles from './file-drop.module.css';

export type FileDropProps = {
  /** Accessible name of the area: "File". */
  readonly label: string;
  /** The button: "Choose a file". */
  readonly buttonLabel: string;
  /** What can be chosen: "JPG, PNG or PDF, smaller than 10 MB, or drop it here". */
  readonly description: ReactNode;
  /** Why the last file was refused. */
  readonly error?: string | undefined;
  /** Types the file dialog offers. Anything can still be dropped: check what arrives. */
  readonly accept: readonly string[];
  readonly onFile: (file: File) => void;
};

/** A file chosen in the browser's dialog or dropped here. */
export const FileDrop = ({ label, buttonLabel, description, error, accept, onFile }: FileDropProps) => {
  const errorId = useId();
  const choose = (file: File | undefined): void => {
    if (file) onFile(file);
  };
  return (
    <DropZone
      aria-label={label}
      className={styles.zone!}
      onDrop={({ items }) => {
        const dropped = items.find((item) => item.kind === 'file');
        if (dropped?.kind === 'file') void dropped.getFile().then(choose);
      }}
    >
      <FileTrigger acceptedFileTypes={accept} onSelect={(files) => choose(files?.[0])}>
        <Button className={buttonClass({ size: 'small' })} {...(error && { 'aria-describedby': errorId })}>
          <FileUp size={16} aria-hidden="true" />
          {buttonLabel}
        </Button>
      </FileTrigger>
      <span className={styles.description}>{description}</span>
      {error && (
        <span id={errorId} role="alert" className={styles.error}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </span>
      )}
    </DropZone>
  );
};
