import { useMutation } from '@tanstack/react-query';
import type { SessionSummary } from '@wayside/scenarios/control';
import { Button, Dialog } from '@wayside/ui';
import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { control, textOf } from '../app/control-api.ts';
import { copy } from '../app/copy.ts';
import { download } from '../app/download.ts';
import { recipeLink } from '../app/links.ts';
import { sessionNow } from '../app/queries.ts';
import { toasts } from '../app/toasts.ts';
import styles from './session.module.css';

/**
 * Copies a link that recreates this session for anyone, on the page that it is on: recipe, clock, step, faults, changed
 * responses and flags. What it counts in another way is said, and what it does not lead to is named, with the file that
 * does.
 */
export function CopyLink({ session }: { session: SessionSummary }) {
  const [isOpen, setOpen] = useState(false);
  const press = async (): Promise<void> => {
    const now = await sessionNow(session);
    await copy(recipeLink(now, window.location), 'Link', now.recounted.join(' '));
    setOpen(now.lacks.length > 0);
  };
  return (
    <>
      <Button icon={<Link2 size={16} aria-hidden="true" />} onPress={() => void press()}>
        Copy link to this point
      </Button>
      {isOpen && <LacksDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}

function LacksDialog({ session: { id, scenario, lacks }, onClose }: { session: SessionSummary; onClose: () => void }) {
  const save = useMutation({
    mutationFn: () => control.file(id),
    onSuccess: (capsule) => {
      download(`${scenario.replace('/', '-')}-${id}.json`, JSON.stringify(capsule, null, 1), 'application/json');
      onClose();
    },
    onError: (problem) => toasts.show({ title: 'The file was not made', description: textOf(problem), tone: 'error' }),
  });
  return (
    <Dialog
      isOpen
      title="The link does not carry everything"
      description="Whoever opens it gets the scenario with its settings, on this page, but not:"
      closeLabel="Close"
      onOpenChange={onClose}
      footer={
        <Button
          variant="primary"
          icon={<Download size={16} aria-hidden="true" />}
          isPending={save.isPending}
          pendingLabel="Making the file"
          onPress={() => save.mutate()}
        >
          Download a file instead
        </Button>
      }
    >
      <div className={styles.stack}>
        <ul className={styles.list} aria-label="Not in the link">
          {lacks.map((lack) => (
            <li key={lack}>{lack}</li>
          ))}
        </ul>
        <p className={styles.note}>
          A file carries all of it. It is opened under Sessions, or with <code>npm run scenario -- open</code>.
        </p>
      </div>
    </Dialog>
  );
}
