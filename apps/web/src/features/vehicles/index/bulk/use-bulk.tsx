import { ApiError } from '@wayside/api-client';
import { place, vehicleExport } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, MoreMenu } from '@wayside/ui';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../../../shared/brand/brand.ts';
import { useFailureText } from '../../../../shared/failure/use-failure-text.ts';
import { toasts } from '../../../../shared/page/toasts.ts';
import type { Run } from '../../../../shared/save/run-each.ts';
import type { DraftOwner } from '../../../../shared/session/drafts.ts';
import { addRequests, removeRequest, waitingRequests } from '../../../../shared/vehicles/request-queue.ts';
import { useVehicleText } from '../../../../shared/vehicles/use-vehicle-text.ts';
import type { Vehicle } from '../vehicles.queries.ts';
import { toDo } from './to-do.ts';
import type { BulkAction, BulkCall, BulkWords } from './to-do.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkReport } from './bulk-report.tsx';
import type { Report } from './bulk-report.tsx';
import { keepRest, keptRest } from './kept-rest.ts';
import type { Rest } from './kept-rest.ts';
import { useBulkUndo } from './use-bulk-undo.ts';
import { RequestDialog } from './request-dialog.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

const ACTIONS: readonly BulkAction[] = ['request', 'snooze', brand.switches.vehicleEnroll ? 'enroll' : 'deactivate'];
/** In the menu beside them. Where vehicles are enrolled, nothing in the list activates them (VEH-06). */
const RARE_ACTIONS: readonly BulkAction[] = brand.switches.vehicleEnroll ? ['department'] : ['activate', 'department'];

/** The report of an action that a session's end or a reload cut off. */
const interrupted = ({ words, total, ids }: Rest): Report => ({
  words,
  done: total - ids.length,
  problems: [],
  rest: ids.length,
  isInterrupted: true,
});

/** Selected vehicles, what can be done with them, and what became of it: `above` the list, `dialog` over it. */
export function useBulk(vehicles: readonly Vehicle[] | undefined, owner: DraftOwner) {
  const { t, i18n } = useTranslation('vehicles');
  const texts = useVehicleText();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [kept] = useState(() => keptRest(owner));
  const [selected, setSelected] = useState<readonly (string | number)[]>(kept?.ids ?? []);
  const [action, setAction] = useState<BulkAction>();
  const [report, setReport] = useState<Report | undefined>(() => kept && interrupted(kept));
  // oxlint-disable-next-line react/exhaustive-deps -- said once; a later run keeps its own
  useEffect(() => keepRest(owner).clear(), []);
  const [waiting, setWaiting] = useState(() => waitingRequests(owner));
  const chosen = useMemo(() => {
    const ids = new Set(selected.map(Number));
    return ids.size === 0 ? [] : (vehicles ?? []).filter(({ id }) => ids.has(id));
  }, [vehicles, selected]);
  const close = (): void => setAction(undefined);
  const undoOf = useBulkUndo();

  /** Keeps the vehicles selected that are not done. */
  function end(of: BulkCall, words: BulkWords, { done, failed, rest }: Run<Vehicle>): void {
    close();
    const remaining = [...failed.map(({ item }) => item), ...rest];
    setSelected(remaining.map(({ id }) => id));
    if (remaining.length > 0) {
      const problems = failed.map(({ item, failure }) => ({
        vehicle: item,
        reason: failureText(new ApiError(failure), 'save'),
      }));
      return setReport({ words, done: done.length, problems, rest: rest.length });
    }
    setReport(undefined);
    const title = t(`bulk.${words}.done`, { count: done.length });
    toasts.show({ title, tone: 'success', action: undoOf(of, done) });
  }
  /** The first one's form opens; the others wait their turn. */
  function beginRequests(free: readonly Vehicle[]): void {
    // Who goes back before the form is there finds the list without the question.
    close();
    setSelected([]);
    setWaiting(
      addRequests(
        owner,
        free.map((vehicle) => ({ id: vehicle.id, name: texts.name(vehicle) })),
      ),
    );
    void navigate(place.serviceRequest({ vehicle: free[0]!.id }));
  }

  const whyNot = (of: BulkAction) => (toDo(of, chosen).length === 0 ? t(`bulk.${of}.none`) : undefined);
  const actions = (
    <>
      {ACTIONS.map((of) => (
        <Button key={of} size="small" disabledReason={whyNot(of)} isReasonHidden onPress={() => setAction(of)}>
          {t(`bulk.${of}.action`)}
        </Button>
      ))}
      <MoreMenu
        size="small"
        label={t('bulk.menu')}
        actions={RARE_ACTIONS.map((of) => ({
          id: of,
          label: t(`bulk.${of}.action`),
          disabledReason: whyNot(of),
          onAction: () => setAction(of),
        }))}
      />
    </>
  );

  return {
    selection: {
      selected,
      onChange: setSelected,
      count: chosen.length,
      actions,
      file: t('bulk.file'),
      content: () => vehicleExport(chosen, i18n.language as Language, brand.region),
    },
    above: (
      <>
        {report && <BulkReport report={report} onDismiss={() => setReport(undefined)} />}
        <WaitingRequests requests={waiting} onRemove={(id) => setWaiting(removeRequest(owner, id))} />
      </>
    ),
    dialog:
      action === 'request' ? (
        <RequestDialog vehicles={chosen} onCancel={close} onConfirm={beginRequests} />
      ) : (
        action && (
          <BulkDialog
            action={action}
            vehicles={toDo(action, chosen)}
            owner={owner}
            skipped={chosen.length - toDo(action, chosen).length}
            onCancel={close}
            onEnd={(run, words) => end(action, words, run)}
          />
        )
      ),
  };
}
