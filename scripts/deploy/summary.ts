import { formatTable } from '#scripts/cli/table.ts';
import type { DeployOutcome } from './deploy-site.ts';
import type { DeployResult } from './target.ts';

const COLUMNS: readonly {
  readonly title: string;
  /** Its title in a dry run. */
  readonly planned?: string;
  readonly cell: (result: DeployResult) => string;
}[] = [
  { title: 'files sent', planned: 'files to send', cell: ({ sent }) => String(sent) },
  { title: 'MB sent', planned: 'MB to send', cell: ({ sentBytes }) => (sentBytes / 1e6).toFixed(2) },
  { title: 'unchanged', cell: ({ unchanged }) => String(unchanged) },
  { title: 'deleted', planned: 'to delete', cell: ({ deleted }) => String(deleted) },
  { title: 'release', cell: ({ release }) => release },
];

/** The line of a dealer whose deployment has ended, or is planned. */
export function describeResult({ slug, target, result }: DeployOutcome, dryRun: boolean): string {
  if (!result) return `${slug}: not deployed`;
  const { sent, unchanged, deleted } = result;
  return dryRun
    ? `${slug}: would send ${sent} files to ${target}, ${unchanged} unchanged, and delete ${deleted}`
    : `${slug}: ${sent} files sent to ${target}, ${unchanged} unchanged, ${deleted} deleted`;
}

/** The table at the end of a deployment, then what targets do not do, then problems. */
export function formatDeploySummary(outcomes: readonly DeployOutcome[], dryRun: boolean): string {
  const rows = outcomes.flatMap(({ slug, target, result, seconds }) =>
    result ? [[slug, target, ...COLUMNS.map(({ cell }) => cell(result)), seconds.toFixed(1)]] : [],
  );
  const columns = COLUMNS.map(({ title, planned }) => (dryRun && planned) || title);
  const titles = ['dealer', 'target', ...columns, 'seconds'];
  return [
    ...(rows.length > 0 ? [formatTable(titles, rows)] : []),
    ...outcomes.flatMap(({ slug, notes }) =>
      notes.map((note) => `note: ${slug}: ${note.replace(`${slug}: `, '')}`),
    ),
    ...outcomes.flatMap(({ errors }) => errors),
  ].join('\n');
}
