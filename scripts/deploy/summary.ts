import { formatTable } from '#scripts/cli/table.ts';
import type { DeployOutcome } from './deploy-site.ts';

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
  const rows = outcomes.flatMap(({ slug, target, result, seconds }) => {
    if (!result) return [];
    const { sent, sentBytes, unchanged, deleted, release } = result;
    const megabytes = (sentBytes / 1e6).toFixed(2);
    return [
      [
        slug,
        target,
        String(sent),
        megabytes,
        String(unchanged),
        String(deleted),
        release,
        seconds.toFixed(1),
      ],
    ];
  });
  const counts = dryRun
    ? ['files to send', 'MB to send', 'unchanged', 'to delete']
    : ['files sent', 'MB sent', 'unchanged', 'deleted'];
  const titles = ['dealer', 'target', ...counts, 'release', 'seconds'];
  return [
    ...(rows.length > 0 ? [formatTable(titles, rows)] : []),
    ...outcomes.flatMap(({ slug, notes }) =>
      notes.map((note) => `note: ${slug}: ${note.replace(`${slug}: `, '')}`),
    ),
    ...outcomes.flatMap(({ errors }) => errors),
  ].join('\n');
}
