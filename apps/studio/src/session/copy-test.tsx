import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Dialog } from '@wayside/ui';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { control, textOf } from '../app/control-api.ts';
import { copy } from '../app/copy.ts';
import { toasts } from '../app/toasts.ts';

/**
 * Copies an e2e test that begins in this session's situation, on the page that it is on. What it does not do is said,
 * with how to get it.
 */
export function CopyTest({ id }: { id: string }) {
  const [lacks, setLacks] = useState<readonly string[]>([]);
  const write = useMutation({
    mutationFn: () => control.test(id),
    onSuccess: async (test) => {
      await copy(test.text, 'Test');
      setLacks(test.lacks);
    },
    onError: (problem) =>
      toasts.show({ title: 'The test was not written', description: textOf(problem), tone: 'error' }),
  });
  const close = (): void => setLacks([]);
  return (
    <>
      <Button
        icon={<FlaskConical size={16} aria-hidden="true" />}
        isPending={write.isPending}
        pendingLabel="Writing"
        onPress={() => write.mutate()}
      >
        Copy as test
      </Button>
      {lacks.length > 0 && (
        <Dialog
          isOpen
          title="The test does not do everything"
          description="It opens the page that the session is on, in its situation."
          closeLabel="Close"
          onOpenChange={close}
          footer={<Button onPress={close}>Close</Button>}
        >
          <Lacks of={lacks} />
        </Dialog>
      )}
    </>
  );
}

/** What a scenario or a test of the session does not contain. */
export function Lacks({ of }: { of: readonly string[] }) {
  return of.map((lack) => <Alert key={lack} tone="info" isStatic>{`Not in it: ${lack}`}</Alert>);
}
