import { formatTable } from '#scripts/cli/table.ts';
import type { DealerStatus, OperationsStatus } from '#server/operations/dealer-status.ts';
import { formatAge } from '#server/operations/format-age.ts';

const COLUMNS: readonly {
  readonly title: string;
  readonly cell: (dealer: DealerStatus, now: number) => string;
}[] = [
  { title: 'dealer', cell: ({ dealer }) => dealer },
  {
    title: 'import',
    cell: ({ import: imported }, now) =>
      imported ? formatOutcome(imported.attempted_at, imported.problem !== null, now) : '',
  },
  {
    title: 'held',
    cell: ({ import: imported }) => (imported?.rows ? `${imported.rows.held} of ${imported.rows.read}` : ''),
  },
  {
    title: 'build',
    cell: ({ build }, now) =>
      build?.last_at ? formatOutcome(build.last_at, build.errors.length > 0, now) : '',
  },
  { title: 'pages', cell: ({ build }) => formatCount(build?.pages) },
  { title: 'seconds', cell: ({ build }) => build?.seconds?.toFixed(1) ?? '' },
  { title: 'errors', cell: ({ build }) => (build?.last_at ? formatCount(build.errors.length) : '') },
  { title: 'waiting', cell: ({ leads }) => formatCount(leads?.counts.pending) },
  { title: 'dead', cell: ({ leads }) => formatCount(leads?.counts.dead) },
  { title: 'leads held', cell: ({ leads }) => formatCount(leads?.counts.held) },
  { title: 'delivered', cell: ({ leads }) => formatCount(leads?.counts.delivered) },
];

/** The table of all dealers, followed by a line for each thing that needs a person. */
export function formatStatus({ at, dealers }: OperationsStatus): string {
  const now = Date.parse(at);
  const table = formatTable(
    COLUMNS.map(({ title }) => title),
    dealers.map((dealer) => COLUMNS.map(({ cell }) => cell(dealer, now))),
  );
  const problems = dealers.flatMap(({ dealer, problems }) => problems.map((line) => `${dealer}: ${line}`));
  return problems.length > 0 ? `${table}\n\n${problems.join('\n')}` : table;
}

function formatOutcome(at: string, hasFailed: boolean, now: number): string {
  return `${hasFailed ? 'failed ' : ''}${formatAge(now - Date.parse(at))} ago`;
}

function formatCount(count: number | null | undefined): string {
  return typeof count === 'number' ? String(count) : '';
}
