import { LOOK_DAYS } from '@wayside/domain';
import type { FreeTime } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, SpokenLater } from '@wayside/ui';
import { CalendarSearch } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFocusAfter } from '../../page/use-focus-after.ts';
import { appointmentOf } from '../shop-text.ts';
import styles from './times.module.css';
import { useEarliestTime } from './use-earliest-time.ts';
import type { Visit } from './use-earliest-time.ts';

export interface EarliestTimeProps {
  shopId: number;
  /** Where several shops are listed. */
  shopName?: string;
  visit: Visit;
  /** Why it can't be looked for now. */
  disabledReason?: string | undefined;
  /** One action among others of a card. */
  isQuiet?: boolean;
  /** Begins without a press, where one has opened it. */
  isOpened?: boolean;
  /** What can be done with the time: one press. */
  children: (free: FreeTime) => ReactNode;
}

/** Looks for the first free time of a shop, once asked to (ATN-06). Starts over for another shop or other services. */
export function EarliestTime(props: EarliestTimeProps) {
  const { vehicleId, serviceIds } = props.visit;
  return <Earliest key={[props.shopId, vehicleId, ...serviceIds].join(' ')} {...props} />;
}

function Earliest({
  shopId,
  shopName,
  visit,
  disabledReason,
  isQuiet = false,
  isOpened = false,
  children,
}: EarliestTimeProps) {
  const { t } = useTranslation(['earliest', 'common']);
  const { range, isLooking, at, look, cancel } = useEarliestTime([shopId], visit);
  const main = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { looked, of, first, failed, isComplete } = at(shopId);
  const isFound = first !== undefined;
  const isNone = isComplete && !isFound && failed.length < of;
  useFocusAfter(!isLooking, () => main.current);
  useFocusAfter(isLooking, () => main.current ?? result.current);
  const begin = useEffectEvent(() => isOpened && look('near'));
  useEffect(() => void begin(), []);

  const next = isNone && range === 'near' ? 'far' : (range ?? 'near');
  const isEnd = isNone && failed.length === 0 && range === 'far';
  return (
    <div className={styles.earliest}>
      {!isFound && !isEnd && (
        <Button
          ref={main}
          variant={isQuiet ? 'quiet' : 'secondary'}
          size={isQuiet ? 'small' : 'medium'}
          icon={<CalendarSearch size={16} aria-hidden="true" />}
          isPending={isLooking}
          pendingLabel={t('looking')}
          disabledReason={disabledReason}
          aria-label={shopName && t(next === 'far' ? 'furtherAt' : 'actionAt', { shop: shopName })}
          onPress={() => look(next)}
        >
          {t(next === 'far' ? 'further' : 'action')}
        </Button>
      )}
      {isLooking && (
        <Button variant="quiet" onPress={cancel}>
          {t('common:actions.cancel')}
        </Button>
      )}
      <SpokenLater className={styles.outcome}>
        {isFound && (
          <p ref={result} tabIndex={-1} className={styles.found}>
            {t('found', { when: appointmentOf(first) })}
          </p>
        )}
        {isLooking && <p>{t('progress', { looked, of })}</p>}
        {range && !isLooking && !isComplete && <p>{t('stopped', { looked, of })}</p>}
        {isNone && range && (
          <p ref={isEnd ? result : undefined} tabIndex={isEnd ? -1 : undefined}>
            {t('none', { days: LOOK_DAYS[range] })}
          </p>
        )}
        {isComplete && failed.length > 0 && <p>{t('failed', { count: failed.length })}</p>}
      </SpokenLater>
      {isFound && children(first)}
      {isComplete && failed.length > 0 && range && (
        <Button variant="quiet" onPress={() => look(range)}>
          {t('common:actions.retry')}
        </Button>
      )}
    </div>
  );
}
