import type { CarType } from '#domain/car/car-type.ts';
import { addDays, startOfDay } from '#domain/hours/local-time.ts';
import type { Promo } from './promo.ts';

/**
 * When, where and for which car types a promo is shown. Days are converted to timestamps, so that the visitor's time
 * zone does not matter.
 */
export interface PromoSchedule extends Pick<Promo, 'position' | 'display' | 'strictDisplay'> {
  /** Milliseconds since 1970; null = no limit. Shown from `from` until just before `until`. */
  readonly from: number | null;
  readonly until: number | null;
}

/** Converts a promo's days to timestamps; the first and last day are included, in the dealer's time zone (T-90). */
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
 * The promos to show at a moment for the selected car types, in their order (T-90). A promo is shown if one of its
 * types is selected or no type is; a strict one only if exactly one type is selected, and it is one of its own.
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

/** One page of a result list. */
export interface ResultPage {
  /** 0-based. */
  readonly page: number;
  readonly pageSize: number;
  /** Cars on this page. */
  readonly count: number;
}

/**
 * The promos of one page by the index of the car that they precede, from 0; `count` means after the last car, at the
 * end of a list. They are not results: they take no car's index, and an empty list has none.
 */
export function placePromos<Promo extends Pick<PromoSchedule, 'position'>>(
  promos: readonly Promo[],
  { page, pageSize, count }: ResultPage,
): Map<number, Promo[]> {
  const first = page * pageSize + 1;
  const rows = new Map<number, Promo[]>();
  for (const promo of count > 0 ? promos : []) {
    const index = promo.position - first;
    if (index < 0 || index >= pageSize) continue;
    const before = Math.min(index, count);
    rows.set(before, [...(rows.get(before) ?? []), promo]);
  }
  return rows;
}
