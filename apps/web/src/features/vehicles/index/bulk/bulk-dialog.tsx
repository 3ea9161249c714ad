import { limits, snoozeWeeks } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ConfirmDialog, Consequences, Dialog, ProgressBar, Select, TextField } from '@wayside/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { changed } from '../../../../shared/data/changed.ts';
import { useVehicleConsequences } from '../../../../shared/dependents/use-vehicle-consequences.tsx';
import { useVehicleDependents } from '../../../../shared/dependents/use-vehicle-dependents.ts';
import { toasts } from '../../../../shared/page/toasts.ts';
import { runEach } from '../../../../shared/save/run-each.ts';
import type { Run } from '../../../../shared/save/run-each.ts';
import { useIsMounted } from '../../../../shared/save/use-is-mounted.ts';
import type { DraftOwner } from '../../../../shared/session/drafts.ts';
import { sessionCheck } from '../../../../shared/session/session.ts';
import { BULK_CALLS } from './bulk-calls.ts';
import { keepRest } from './kept-rest.ts';
import type { BulkCall, BulkWords } from './to-do.ts';
import type { Vehicle } from '../vehicles.queries.ts';
import styles from './bulk.module.css';

export interface BulkDialogProps {
  action: BulkCall;
  vehicles: readonly Vehicle[];
  /** Whose action it is: what is left of it when the session ends is kept for them. */
  owner: DraftOwner;
  /** Selected vehicles for which there is nothing to do. */
  skipped: number;
  onCancel: () => void;
  onEnd: (run: Run<Vehicle>, words: BulkWords) => void;
}

/** Asks once for all vehicles, then does them one by one. Leaving the page stops it after the call under way. */
export function BulkDialog({ action, vehicles: chosenNow, owner, skipped, onCancel, onEnd }: BulkDialogProps) {
  const { t } = useTranslation(['vehicles', 'services', 'common']);
  // The list may be refetched during the run.
  const [vehicles] = useState(chosenNow);
  const [weeks, setWeeks] = useState<string | null>(null);
  const [department, setDepartment] = useState(() => sharedBy(vehicles));
  const [finished, setFinished] = useState<number>();
  const [isStopping, setStopping] = useState(false);
  const isMounted = useIsMounted();
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  const chosen = snoozeWeeks.find((count) => String(count) === weeks);
  // An empty field removes the department: the button says so beforehand, and the outcome afterwards.
  const words = action === 'department' && department.trim() === '' ? 'noDepartment' : action;
  const whyNot =
    action === 'snooze' && chosen === undefined
      ? t('services:snooze.choose')
      : words === 'noDepartment' && !vehicles.some(({ department_number: number }) => number)
        ? t('bulk.noDepartment.none')
        : undefined;

  async function start(): Promise<void> {
    if (run.current || whyNot !== undefined) return;
    run.current = new AbortController();
    setFinished(0);
    const { call, changed: what } = BULK_CALLS[action];
    const rest = keepRest(owner);
    const isSameSession = sessionCheck();
    const ended = await runEach(vehicles, call({ weeks: chosen ?? snoozeWeeks[0], department }), {
      signal: run.current.signal,
      onStep: setFinished,
      onLeft: (left) => rest.keep({ words, total: vehicles.length, ids: left.map(({ id }) => id) }),
    });
    void changed(what);
    // After a session that ended, the list finds what is left when its user has signed in again.
    if (isSameSession()) rest.clear();
    if (isMounted.current) return onEnd(ended, words);
    if (!isSameSession()) return;
    const left = vehicles.length - ended.done.length;
    toasts.show({
      title: t(`bulk.${words}.done`, { count: ended.done.length }),
      description: t('bulk.left', { count: left }),
      tone: 'info',
    });
  }
  const stop = (): void => {
    setStopping(true);
    run.current?.abort();
  };

  const form: Partial<Record<BulkCall, ReactNode>> = {
    snooze: (
      <div className={styles.stack}>
        <Select
          label={t('services:snooze.label')}
          placeholder={t('services:snooze.remindMe')}
          options={snoozeWeeks.map((count) => ({
            id: String(count),
            label: t('services:snooze.weeks', { count }),
          }))}
          value={weeks}
          onChange={setWeeks}
        />
        <p>{t('services:snooze.earliest')}</p>
      </div>
    ),
    department: (
      <TextField
        // The only field of a dialog that was just opened for it
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={t('columns.department')}
        value={department}
        maxLength={limits.departmentNumber}
        onChange={setDepartment}
      />
    ),
  };
  if (finished === undefined)
    return (
      <ConfirmDialog
        isOpen
        title={t(`bulk.${action}.question`, { count: vehicles.length })}
        confirmLabel={t(`bulk.${words}.confirm`, { count: vehicles.length })}
        cancelLabel={t('common:actions.cancel')}
        tone={words === 'deactivate' || words === 'noDepartment' ? 'danger' : 'primary'}
        disabledReason={whyNot}
        form={form[action]}
        onConfirm={() => void start()}
        onCancel={onCancel}
      >
        <p>{t(`bulk.${action}.body`)}</p>
        {skipped > 0 && action !== 'department' && <p>{t(`bulk.${action}.skipped`, { count: skipped })}</p>}
        {action === 'deactivate' && <Dependents of={vehicles} />}
      </ConfirmDialog>
    );
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t(`bulk.${words}.running`)}
      closeLabel={t('common:actions.close')}
      onOpenChange={stop}
      footer={
        <Button isPending={isStopping} pendingLabel={t('bulk.stopping')} onPress={stop}>
          {t('bulk.stop')}
        </Button>
      }
    >
      <ProgressBar
        label={t('bulk.progress', { finished, count: vehicles.length })}
        value={finished / vehicles.length}
      />
    </Dialog>
  );
}

/** The department number that all of them have. */
function sharedBy(vehicles: readonly Vehicle[]): string {
  const [first, ...others] = new Set(vehicles.map(({ department_number: number }) => number ?? ''));
  return others.length === 0 ? (first ?? '') : '';
}

/** What depends on the vehicles (VOR-05). Nothing here keeps them from being deactivated. */
function Dependents({ of }: { of: readonly Vehicle[] }) {
  const { lines } = useVehicleConsequences('deactivate', of.length, useVehicleDependents(of));
  return lines.length > 0 && <Consequences of={lines} />;
}
