import { useTranslation } from '@wayside/i18n';
import { Button, LiveRegion, SpokenLater } from '@wayside/ui';
import { useRef } from 'react';
import type { Loadable } from '../../data/loaded.tsx';
import { useFocusAfter } from '../../page/use-focus-after.ts';
import type { Shop } from '../shops.queries.ts';
import type { EarliestTime } from '../times/use-earliest-time.ts';
import styles from './comparison.module.css';

interface TimesBarProps {
  times: EarliestTime;
  shops: readonly Shop[];
  /** Whether there is a vehicle to look for times for. */
  isAsked: boolean;
  /** Prices that could not be loaded. */
  prices: readonly Pick<Loadable<unknown>, 'refetch'>[] | undefined;
}

/** How far the times of all shops are looked through; to cancel, to look further, and to try again. */
export function TimesBar({ times, shops, isAsked, prices = [] }: TimesBarProps) {
  const { t } = useTranslation(['earliest', 'common', 'comparison']);
  const { range, isLooking, look, cancel } = times;
  const all = shops.map(({ id }) => times.at(id));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  const isStopped = !isLooking && all.some(({ isComplete }) => !isComplete);
  const hasNone = all.some(({ isComplete, first }) => isComplete && !first);
  const hasFailed = all.some(({ failed }) => failed.length > 0) || prices.length > 0;
  const bar = useRef<HTMLDivElement>(null);
  // From one button to the next.
  useFocusAfter(isLooking, () => bar.current?.querySelector('button'));
  useFocusAfter(!isLooking, () => bar.current?.querySelector('button'));
  if (!isAsked) return null;
  return (
    <div ref={bar} className={styles.times}>
      <SpokenLater>
        {isLooking && (
          <p>{t('progress', { looked: sum(all.map(({ looked }) => looked)), of: sum(all.map(({ of }) => of)) })}</p>
        )}
      </SpokenLater>
      <LiveRegion message={range && !isLooking && !isStopped ? t('comparison:looked') : ''} />
      {isLooking && (
        <Button variant="quiet" onPress={cancel}>
          {t('common:actions.cancel')}
        </Button>
      )}
      {isStopped && <Button onPress={() => look(range ?? 'near')}>{t('action')}</Button>}
      {!isLooking && !isStopped && hasNone && range === 'near' && (
        <Button onPress={() => look('far')}>{t('further')}</Button>
      )}
      {!isLooking && !isStopped && hasFailed && (
        <Button
          variant="quiet"
          onPress={() => {
            look(range ?? 'near');
            for (const query of prices) void query.refetch();
          }}
        >
          {t('common:actions.retry')}
        </Button>
      )}
    </div>
  );
}
