import { formatTable } from '#scripts/cli/table.ts';
import type { DeployOutcome } from './deploy-site.ts';
import type { DeployResult } from './target.ts';

const COLUMNS: readonly { readonly title: string; readonly cell: (result: DeployResult) => string }[] = [
  { title: 'files sent', cell: ({ sent }) => String(sent) },
  { title: 'MB sent', cell: ({ sentBytes }) => (sentBytes / 1e6).toFixed(2) },
  { title: 'unchanged', cell: ({ unchanged }) => String(unchanged) },
  { title: 'deleted', cell: ({ deleted }) => String(deleted) },
  { title: 'release', cell: ({ release }) => release },
];

/** The line of a dealer whose deployment has ended. */
export function describeResult({ slug, target, result }: DeployOutcome): string {
  if (!result) return `${slug}: not deployed`;
  return `${slug}: ${result.sent} files sent to ${target}, ${result.unchanged} unchanged, ${result.deleted} deleted`;
}

/** The table at the end of a deployment, then what targets do not do, then problems. */
export function formatDeploySummary(outcomes: readonly DeployOutcome[]): string {
  const rows = outcomes.flatMap(({ slug, target, result, seconds }) =>
    result ? [[slug, target, ...COLUMNS.map(({ cell }) => cell(result)), seconds.toFixed(1)]] : [],
  );
  const titles = ['dealer', 'target', ...COLUMNS.map(({ title }) => title), 'seconds'];
  return [
    ...(rows.length > 0 ? [formatTable(titles, rows)] : []),
    ...outcomes.flatMap(({ slug, notes }) =>
      notes.map((note) => `note: ${slug}: ${note.replace(`${slug}: `, '')}`),
    ),
    ...outcomes.flatMap(({ errors }) => errors),
  ].join('\n');
}
