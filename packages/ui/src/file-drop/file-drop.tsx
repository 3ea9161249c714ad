import { FileUp } from 'lucide-react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../button/button.tsx';
import styles from './file-drop.module.css';

export type FileDropProps = {
  /** Accessible name of the area. */
  readonly label: string;
  /** One line in the area: what to drop. */
  readonly text: string;
  readonly chooseLabel: string;
  /** File name endings and types offered by the file dialog; a drop may bring any other. */
  readonly accept: readonly string[];
  /** The first file chosen, dropped or pasted. */
  readonly onFile: (file: File) => void;
};

/** An area that takes one file: dropped, pasted, or chosen with its button. */
export const FileDrop = ({ label, text, chooseLabel, accept, onFile }: FileDropProps) => (
  <DropZone
    aria-label={label}
    className={styles.area!}
    onDrop={({ items }) => {
      const file = items.find((item) => item.kind === 'file');
      if (file?.kind === 'file') void file.getFile().then(onFile);
    }}
  >
    <FileUp size={24} aria-hidden="true" className={styles.icon} />
    <span slot="label">{text}</span>
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onFile(file);
      }}
    >
      <Button variant="primary">{chooseLabel}</Button>
    </FileTrigger>
  </DropZone>
);
