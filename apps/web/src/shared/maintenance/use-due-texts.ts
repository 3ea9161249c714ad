import { useQuery } from '@tanstack/react-query';
import { distanceToDue, formatDate, formatOdometer, regionRules } from '@wayside/domain';
import type { Forecast, HeldServices, Measured, lastDoneOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useCallback } from 'react';
import { brand, readingOf } from '../brand/brand.ts';
import { today } from '../today.ts';
import { scheduleQuery } from './schedule.queries.ts';

type NamedService = Parameters<typeof lastDoneOf>[0];

/** How far away a service is; empty where nobody knows. */
export interface DueTexts {
  /** "in 14 days", "17 days ago": beside the day. */
  readonly days: string;
  /** "due in 14 days": where nothing else says what happens then. */
  readonly due: string;
  /** "in 1,200 mi (last at 41,200 mi, every 7,500 mi)" */
  readonly driven: string;
  /** The same beside the interval: "in 1,200 mi (last at 41,200 mi)" */
  readonly beside: string;
  /** Without an estimated date: the days between which it will be due, and from what that is computed (ATN-07). */
  readonly forecast: readonly [range: string, basis: string] | undefined;
}

const { distanceUnit: unit } = regionRules(brand.region);
const NONE: readonly HeldServices[] = [];

/** How far away the services of a vehicle are, from its schedule and history if they are loaded; calls nothing. */
export function useDueTexts(
  vehicle: Measured & { readonly id: number },
  records: readonly HeldServices[] = NONE,
): (service: NamedService) => DueTexts {
  const { t, i18n } = useTranslation('vehicle');
  const { data: schedule } = useQuery({ ...scheduleQuery(vehicle.id), enabled: false });
  return useCallback(
    (service) => {
      const planned = schedule?.find(({ name, is_completed }) => name === service.name && !is_completed);
      const { days, driven, forecast } = distanceToDue(service, { planned, records, vehicle, today: today(), unit });
      const distance = (value: number) => formatOdometer(value, unit, readingOf(i18n.language));
      const drivenFrom = (from: 'last' | 'from'): string => {
        if (!driven) return '';
        const [last, interval] = [distance(driven.last), distance(driven.interval)];
        return t(driven.left < 0 ? 'away.over' : 'away.left', {
          distance: distance(Math.abs(driven.left)),
          from: t(`away.${from}`, { last, interval }),
        });
      };
      const forecastTexts = (found: Forecast | null): [string, string] => {
        if (!found) return [t('away.noForecast'), ''];
        const { earliest, latest, slowest, fastest, readings } = found;
        const [from, to] = [earliest, latest].map((day) => formatDate(day, brand.region));
        const pace = distance(fastest);
        return [
          from === to ? t('away.about', { date: from }) : t('away.between', { from, to }),
          t('away.basis', {
            count: readings,
            pace: slowest === fastest ? pace : t('away.paces', { slowest: distance(slowest), fastest: pace }),
          }),
        ];
      };
      const away =
        days === undefined
          ? ''
          : days === 0
            ? t('away.today')
            : t(days > 0 ? 'away.in' : 'away.ago', { count: Math.abs(days) });
      return {
        days: away,
        due: away && t('away.due', { when: away }),
        forecast: forecast === undefined ? undefined : forecastTexts(forecast),
        driven: drivenFrom('from'),
        beside: drivenFrom('last'),
      };
    },
    [schedule, records, vehicle, t, i18n.language],
  );
}
