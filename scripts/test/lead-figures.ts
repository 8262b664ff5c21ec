import { formatTable } from '#scripts/cli/table.ts';

/** One result of the tests that no lead is lost. */
export interface LeadFigure {
  readonly what: string;
  readonly value: string;
  /** The store that it is about; none = all alike. */
  readonly store?: string;
}

/** The stores by the names of their tests, and as they are called. */
const STORES = { sqlite: 'SQLite', blobs: 'Netlify Blobs', postgres: 'PostgreSQL' } as const;

/** Two tables: what does not depend on the store, and the stores side by side. */
export function formatFigures(figures: readonly LeadFigure[]): string {
  const common = figures.filter(({ store }) => store === undefined);
  const byStore = Map.groupBy(
    figures.filter(({ store }) => store !== undefined),
    ({ what }) => what,
  );
  const rows = [...byStore].map(([what, values]) => [
    what,
    ...Object.keys(STORES).map((name) => values.find(({ store }) => store === name)?.value ?? '-'),
  ]);
  return [
    formatTable(
      ['action', 'result'],
      common.map(({ what, value }) => [what, value]),
    ),
    formatTable(['action', ...Object.values(STORES)], rows),
  ].join('\n\n');
}
