import { AVAILABLE_STATUSES, getSoldCutoff } from '#domain/car/status/availability.ts';
import type { FilterTree } from './filter-tree.ts';

/**
 * The main filter of every stock search: (status=in_stock OR status=coming_soon OR sold within the window) AND
 * show_on_dealer_website=true. It changes once a day, so that a page built in the morning agrees with a visit in the
 * evening.
 */
export function buildListedFilter(soldForDays: number, now: Date): FilterTree {
  return {
    and: [
      {
        or: [
          ...AVAILABLE_STATUSES.map((value) => ({ attribute: 'status', operator: '=', value }) as const),
          { attribute: 'sold_date_timestamp', operator: '>', value: getSoldCutoff(soldForDays, now) },
        ],
      },
      { attribute: 'show_on_dealer_website', operator: '=', value: true },
    ],
  };
}
