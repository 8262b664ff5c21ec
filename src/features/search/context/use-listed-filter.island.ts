import { useEffect, useState } from 'react';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';

/**
 * The listed filter: that of the build until the page is hydrated, then that of the visitor's day. If they differ,
 * InstantSearch searches once, which removes cars that were sold too long ago.
 */
export function useListedFilter(built: string, soldForDays: number): string {
  const [filters, setFilters] = useState(built);
  useEffect(() => setFilters(writeFilters(buildListedFilter(soldForDays, new Date()))), [soldForDays]);
  return filters;
}
