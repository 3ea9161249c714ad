import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, EmptyState, SkeletonRows, classNames } from '@wayside/ui';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { allFleetsQuery } from '../../../shared/data/all-fleets.ts';
import { changed } from '../../../shared/data/changed.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import bar from '../../../shared/form/bottom-bar.module.css';
import type { User } from '../../../shared/session/session.ts';
import { DestinationSide, SourceSide } from './sides.tsx';
import type { LeftBehind } from './left-behind.tsx';
import { TransferQuestion } from './transfer-question.tsx';
import { TransferResult } from './transfer-result.tsx';
import styles from './transfer.module.css';
import { useSides } from './use-sides.ts';
import { useTransferTexts } from './use-transfer-texts.ts';
import { useVehicleTransfer } from './use-vehicle-transfer.ts';

/** Both sides, what was moved between them, and Save. */
export function TransferBoard({ user }: { user: User }) {
  const { t } = useTranslation('transfer');
  return (
    <Loaded query={useQuery(allFleetsQuery())} skeleton={<SkeletonRows label={t('loading')} rows={10} />}>
      {(fleets) => (fleets.length < 2 ? <TooFewFleets count={fleets.length} /> : <Board user={user} fleets={fleets} />)}
    </Loaded>
  );
}

function TooFewFleets({ count }: { count: number }) {
  const { t } = useTranslation('transfer');
  return (
    <EmptyState
      kind="first-use"
      title={t(count === 0 ? 'noFleets.title' : 'oneFleet.title')}
      action={<ButtonLink href={place.fmcDashboard}>{t('noFleets.action')}</ButtonLink>}
    >
      {t(count === 0 ? 'noFleets.body' : 'oneFleet.body')}
    </EmptyState>
  );
}

function Board({ user, fleets }: { user: User; fleets: readonly Schemas['Fleet'][] }) {
  const { t } = useTranslation(['transfer', 'common']);
  const names = useMemo(() => new Map(fleets.map(({ id, name }) => [id, name])), [fleets]);
  const ids = useMemo(() => new Set(names.keys()), [names]);
  const fleetName = useCallback((id: number) => names.get(id) ?? t('fleetById', { id }), [names, t]);
  const sides = useSides(ids);
  const transfer = useVehicleTransfer(user.id, sides, fleetName);
  const texts = useTransferTexts(fleetName);
  const { state, send, isSaving, isUndoing, isBusy } = transfer;
  const { moves, destination } = state.context;
  const hasMoves = moves.length > 0;
  const [isAsking, setAsking] = useState(false);
  const [left, setLeft] = useState<LeftBehind>();
  const isUnknown = state.matches('outcomeUnknown') || state.matches('checkingOutcome');

  const guard = useLeaveGuard(hasMoves || isUndoing, {
    onLeave: transfer.forget,
    body: isUndoing ? t('undo.leave') : t(isUnknown ? 'leaveUnknown' : 'leave', { count: moves.length }),
  });
  useEffect(() => guard.setSaving(isSaving));

  const refresh = (): void => {
    send({ type: 'lists.refreshed' });
    void changed('transfers');
  };
  const summary = !hasMoves
    ? t('nothingMoved')
    : destination === null
      ? texts.unaddressed(moves)
      : texts.summary({ vehicles: moves, destination });
  const whyBusy = isBusy && !isSaving ? t(state.matches('outcomeUnknown') ? 'save.unknown' : 'busy') : undefined;
  return (
    <div className={styles.board}>
      <TransferResult transfer={transfer} left={left} fleetName={fleetName} />
      <div className={styles.sides}>
        <SourceSide sides={sides} transfer={transfer} fleetName={fleetName} />
        <DestinationSide sides={sides} transfer={transfer} fleetName={fleetName} />
      </div>
      <section className={classNames(bar.bar, styles.bar)} aria-label={t('save.label')} data-bottom-bar>
        <output className={styles.summary}>{summary}</output>
        <div className={styles.actions}>
          <Button
            icon={<RefreshCw size={16} aria-hidden="true" />}
            onPress={refresh}
            disabledReason={state.can({ type: 'lists.refreshed' }) ? undefined : t('busy')}
            isReasonHidden
          >
            {t('common:actions.refresh')}
          </Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel={t('common:state.saving')}
            disabledReason={hasMoves ? whyBusy : t('save.nothing')}
            isReasonHidden
            onPress={() => setAsking(true)}
          >
            {t('common:actions.save')}
          </Button>
        </div>
      </section>
      {isAsking && hasMoves && destination !== null && !isBusy && (
        <TransferQuestion
          transfer={{ vehicles: moves, destination }}
          fleetName={fleetName}
          onConfirm={(left) => {
            setAsking(false);
            setLeft(left);
            send({ type: 'transfer.submitted' });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {guard.dialog}
    </div>
  );
}
