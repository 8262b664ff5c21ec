import { useEffect, useState } from 'react';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';

/**
 * The main filter: the page's own until it is hydrated, then the visitor's day's. They differ when the page was made on
 * another day; InstantSearch then searches once, and cars sold too long ago are gone.
 */
export function useListedFilter(built: string, soldForDays: number): string {
  const [filters, setFilters] = useState(built);
  useEffect(() => setFilters(writeFilters(buildListedFilter(soldForDays, new Date()))), [soldForDays]);
  return filters;
}
