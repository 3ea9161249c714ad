import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SessionSummary } from '@wayside/scenarios/control';
import { Alert, Button, Dialog, TextField, useDebounced } from '@wayside/ui';
import { Download, Save } from 'lucide-react';
import { useState } from 'react';
import { control, textOf } from '../app/control-api.ts';
import { download } from '../app/download.ts';
import { JsonBlock } from './json-block.tsx';
import { Lacks } from './copy-test.tsx';
import styles from './session.module.css';

/** Writes the session as a `.scenario.ts`: changed responses, faults, where it started and the steps taken since. */
export function SaveScenario({ session, title }: { session: SessionSummary; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Save size={16} aria-hidden="true" />} onPress={() => setOpen(true)}>
        Save as scenario
      </Button>
      {isOpen && <SaveDialog session={session} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveDialog({
  session: { id, scenario },
  title,
  onClose,
}: {
  session: SessionSummary;
  title: string;
  onClose: () => void;
}) {
  const [named, setNamed] = useState({ id: `${scenario}-saved`, title });
  const settled = useDebounced(named, 200);
  const { data, error } = useQuery({
    queryKey: ['session', id, 'scenario', settled],
    queryFn: () => control.scenario(id, settled),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const area = settled.id.split('/', 1)[0];
  return (
    <Dialog
      isOpen
      size="large"
      title="Save as scenario"
      description="What differs from the scenario that the session began with. Its steps are what was done in pages with the demo bar, as “Open” on this page and links with step=0 show it."
      closeLabel="Close"
      onOpenChange={onClose}
      footer={
        data &&
        !error && (
          <Button
            variant="primary"
            icon={<Download size={16} aria-hidden="true" />}
            onPress={() => download(data.file, data.text, 'text/typescript')}
          >{`Download ${data.file}`}</Button>
        )
      }
    >
      <div className={styles.stack}>
        <TextField
          label="Id"
          value={named.id}
          onChange={(text) => setNamed({ ...named, id: text })}
          error={error ? textOf(error) : undefined}
          autoComplete="off"
        />
        <TextField
          label="Title"
          value={named.title}
          onChange={(text) => setNamed({ ...named, title: text })}
          autoComplete="off"
        />
        {data && !error && (
          <>
            <Lacks of={data.lacks} />
            <JsonBlock label="Source" value={data.text} />
            <Alert tone="info">{`Put it into scenarios/${area}/ and name it in scenarios/catalogue.ts.`}</Alert>
          </>
        )}
      </div>
    </Dialog>
  );
}
