import { appointmentDaysAhead } from '@wayside/domain';
import { chance } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { addDays, shopDay, wallClock, weekday } from '../seed/moments.ts';
import { takesAppointments } from './shop-source.ts';
import type { ShopCore } from './shop-source.ts';

const OPENS = 8;
const CLOSES = { weekdays: 17, saturday: 12 };
const SUNDAY = 0;
const SATURDAY = 6;

/** Appointments can be booked from today up to thirty days ahead. */
export function isBookable(date: string, clock: string): boolean {
  const today = shopDay(clock);
  return date >= today && date <= addDays(today, appointmentDaysAhead);
}

/** Free half-hour slots of a day, HH:mm. None on Sundays, none at partner chains, none in the past. */
export function freeTimes(base: BaseWorld, shop: ShopCore, date: string, clock: string): string[] {
  const day = weekday(date);
  if (day === SUNDAY || !takesAppointments(shop)) return [];
  const closes = day === SATURDAY ? CLOSES.saturday : CLOSES.weekdays;
  const now = wallClock(clock);
  return Array.from(
    { length: (closes - OPENS) * 2 },
    (_, half) => `${String(OPENS + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
  )
    .filter((time) => `${date}T${time}` > now)
    .filter((time) => chance(base.key('slot', `${shop.id} ${date} ${time}`)) < 0.5);
}
