import { basename, join } from 'node:path';
import { SLUG_PATTERN } from '#domain/scalar-schemas.ts';
import { recordImport } from '#operations/import-record.ts';
import { parseRowCondition, type RowCondition } from '#stock/import/row-filter.ts';
import { formatImportSummary } from '#stock/import/summary.ts';
import { findMapping } from '#stock/mapping/load-mapping.ts';
import { StockError } from '#stock/stock-error.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand, UsageError } from './cli/command.ts';
import { keepNewSpace } from './cli/keep-new-space.ts';
import { importWithHistory } from './state/import-with-history.ts';
import { openStateStore } from './state/open-state-store.ts';

const HELP = `npm run stock:import -- <feed file> --site <slug> [options]

Replaces a dealer's stock by a feed (CSV, JSON or XML): sites/<slug>/stock.json, and a report of every row that was
held back or repaired in .data/reports/<slug>.json. The same feed again changes nothing.

  --site <slug>            the dealer; its folder must exist (npm run site:new)
  --mapping <file|name>    how the feed's columns become cars: a file, or a name in scripts/mappings (listings-au);
                           without it the columns must be named like our fields
  --where <column=value>   import only rows with this value: --where 'Location=Ringwood, VIC'
                           repeated for one column: any of the values; for several columns: all of them
  --force                  accept a feed that drops more than 30 % of the stock
  --now <time>             import as if it were this time (default: now)`;

keepNewSpace();
await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({
    text: ['site', 'mapping', 'now'],
    lists: ['where'],
    flags: ['force'],
  });
  const [feedPath, ...extraArgs] = positionals;
  if (feedPath === undefined || extraArgs.length > 0) throw new UsageError('Name one feed file.');
  const { sitesDir, dataDir } = getFolders();
  const siteDir = join(sitesDir, parseSlug(values.site));
  const where = values.where.map(parseWhere);
  const now = readNow(values.now);
  try {
    const mappingPath = values.mapping && (await findMapping(values.mapping, siteDir));
    const { report, reportFile } = await importWithHistory(openStateStore(process.env), {
      feedPath,
      mappingPath,
      siteDir,
      where,
      force: values.force,
      now,
      dataDir,
    });
    await recordImport(dataDir, basename(siteDir), { at: now, problem: null });
    console.log(formatImportSummary(report, reportFile));
    return 0;
  } catch (error) {
    if (!(error instanceof StockError)) throw error;
    await recordImport(dataDir, basename(siteDir), { at: now, problem: error.message });
    throw error;
  }
});

function parseSlug(site: string | undefined): string {
  if (site !== undefined && SLUG_PATTERN.test(site)) return site;
  throw new UsageError(
    site === undefined
      ? 'Name the dealer with --site.'
      : `--site: is "${site}". Write the name of a folder in sites/.`,
  );
}

function parseWhere(text: string): RowCondition {
  const parsed = parseRowCondition(text);
  if (!parsed)
    throw new UsageError(
      `--where: is "${text}". Write a column, "=" and its value: 'Location=Ringwood, VIC'.`,
    );
  return parsed;
}
