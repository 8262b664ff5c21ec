import { useEffect, useState } from 'react';
import { writeFilters } from '#search/query/filter-tree.ts';
import { mainFilter } from '#search/query/listed-filter.ts';

/**
 * The main filter: the page's own until it is hydrated, then the visitor's day's. They differ when the page was made on
 * another day; InstantSearch then searches once, and cars sold too long ago are gone.
 */
export function useFilters(built: string, soldForDays: number): string {
  const [filters, setFilters] = useState(built);
  useEffect(() => setFilters(writeFilters(mainFilter(soldForDays, new Date()))), [soldForDays]);
  return filters;
}
