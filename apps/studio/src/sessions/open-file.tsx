import { useMutation } from '@tanstack/react-query';
import { capsuleOf } from '@wayside/scenarios/capsule';
import { Button } from '@wayside/ui';
import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { control, textOf } from '../app/control-api.ts';
import { toasts } from '../app/toasts.ts';
import styles from './sessions.module.css';

/** Opens the file of a session, or of a failed test, as a new session. */
export function OpenFile() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const open = useMutation({
    mutationFn: async (file: File) => control.restore(capsuleOf(await file.text())),
    onSuccess: ({ session, different }) => {
      toasts.show({
        title: 'File opened in a new session',
        description: different.join('. ') || undefined,
        tone: 'success',
      });
      void navigate(`/sessions/${session.id}`);
    },
    onError: (problem) =>
      toasts.show({
        title: 'The file was not opened',
        description: problem instanceof TypeError ? problem.message : textOf(problem),
        tone: 'error',
      }),
  });
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label="File of a session"
        className={styles.file}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) open.mutate(file);
          currentTarget.value = '';
        }}
      />
      <Button
        icon={<FolderOpen size={16} aria-hidden="true" />}
        isPending={open.isPending}
        pendingLabel="Opening"
        onPress={() => field.current?.click()}
      >
        Open a file
      </Button>
    </>
  );
}
