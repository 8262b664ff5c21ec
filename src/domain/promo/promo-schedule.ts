import type { CarType } from '#domain/car/car-type.ts';
import { addDays, startOfDay } from '#domain/hours/local-time.ts';
import type { Promo } from './promo.ts';

/** When, where and for whom a promo is shown. Its days have become moments, so that every visitor's clock agrees. */
export interface PromoSchedule extends Pick<Promo, 'position' | 'display' | 'strictDisplay'> {
  /** Milliseconds since 1970; null = open. Shown from `from` until just before `until`. */
  readonly from: number | null;
  readonly until: number | null;
}

/** The first and the last day count in full, in the dealer's zone (T-90). */
export function toPromoSchedule(
  { start, expiry, position, display, strictDisplay }: Promo,
  timeZone: string,
): PromoSchedule {
  return {
    from: start === null ? null : startOfDay(start, timeZone).getTime(),
    until: expiry === null ? null : startOfDay(addDays(expiry, 1), timeZone).getTime(),
    position,
    display,
    strictDisplay,
  };
}

/**
 * The promos for a choice of car types at a moment, in their order (T-90). One is meant for every choice that names one of
 * its types and for no choice at all; a strict one only for the choice of one of its types alone.
 */
export function findActivePromos<Promo extends PromoSchedule>(
  promos: readonly Promo[],
  chosen: readonly CarType[],
  now: Date,
): Promo[] {
  const time = now.getTime();
  return promos.filter(({ from, until, display, strictDisplay }) => {
    if (from !== null && time < from) return false;
    if (until !== null && time >= until) return false;
    if (strictDisplay) return chosen.length === 1 && chosen.some((type) => display.includes(type));
    return chosen.length === 0 || chosen.some((type) => display.includes(type));
  });
}

/** The part of a result list that one page shows. */
export interface ResultPage {
  /** 0-based. */
  readonly page: number;
  readonly pageSize: number;
  /** Cars on this page. */
  readonly count: number;
}

/**
 * The promos of one page by the car they stand before, from 0; `count` is after the last one, where a list that ends
 * early has them. They are no results: no car leaves the page for them, and an empty list has none.
 */
export function placePromos<Promo extends Pick<PromoSchedule, 'position'>>(
  promos: readonly Promo[],
  { page, pageSize, count }: ResultPage,
): Map<number, Promo[]> {
  const first = page * pageSize + 1;
  const rows = new Map<number, Promo[]>();
  for (const promo of count > 0 ? promos : []) {
    const place = promo.position - first;
    if (place < 0 || place >= pageSize) continue;
    const before = Math.min(place, count);
    rows.set(before, [...(rows.get(before) ?? []), promo]);
  }
  return rows;
}
