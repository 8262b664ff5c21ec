import type { GuessedField } from '#stock/guess/mapping-draft.ts';
import { describeLosses, type Preview } from '#stock/guess/preview.ts';
import type { Feed } from '#stock/readers/feed.ts';
import type { DealerRules } from '#stock/rows/dealer-rules.ts';

/** What each column was taken for, and how sure that is. */
export function formatGuesses(start: {
  readonly feedPath: string;
  readonly feed: Feed;
  readonly fields: readonly GuessedField[];
  readonly unused: readonly string[];
  readonly preset?: string;
}): string {
  const { feedPath, feed, fields, unused, preset } = start;
  const head = `${feedPath}: ${feed.rows.length} rows, ${feed.columns.length} columns`;
  if (preset)
    return `${head}\n\nIts columns are those of the preset "${preset}" (scripts/mappings/${preset}.mapping.json).`;
  const rows = fields.map(({ field, columns, sureness, why }) => [field, columns.join(' + '), sureness, why]);
  const rest = unused.length > 0 ? `\n\nNot used: ${unused.join(', ')}` : '';
  return `${head}\n\n${alignColumns([['field', 'column', 'sure?', 'because of'], ...rows])}${rest}`;
}

/** Five cars as they would appear, what would be lost, and what the dealer's files still need. */
export function formatPreview(
  { cars, read, shown, hosts }: Preview,
  feed: Feed,
  dealer: DealerRules,
): string {
  const unnamed = dealer.imageHosts ? hosts.filter((host) => !dealer.imageHosts?.includes(host)) : hosts;
  const named = unnamed.map((host) => `'${host}'`).join(', ');
  return [
    '',
    'Cars as they would appear:',
    ...cars.map((car) => `  ${car}`),
    '',
    `Rows: ${read.rows} = ${read.heldRows} held back + ${read.clean} clean + ${read.repairedRows} repaired. Shown: ${shown.shown} of ${shown.cars}.`,
    ...(feed.notes ?? []).map((note) => `  the feed ${note}`),
    ...shown.hidden.map(({ reason, cars: count }) => `  hidden: ${count} ${reason}`),
    ...describeLosses(read.held).map((line) => `  held back: ${line}`),
    ...describeLosses(read.repaired).map((line) => `  lost: ${line}`),
    ...(named ? ['', `Pictures need this in site.ts: imageHosts: [${named}]`] : []),
  ].join('\n');
}

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}
