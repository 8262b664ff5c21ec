import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import { buildMonthlyReport } from '#leads/report/build-report.ts';
import { formatReportCsv, formatReportText } from '#leads/report/format-report.ts';
import { MONTH_PATTERN, type MonthlyReport } from '#leads/report/monthly-report.ts';
import { renderReportPage } from '#leads/report/render-report-page.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { type LeadContext, readFactsByDealer } from './command-context.ts';
import { type ExportFiles, nameReport, openExportFiles } from './export-files.ts';

/** Reports a month of each dealer: as text, or with `--out` as a page and a CSV file. */
export async function reportMonth({
  store,
  filter,
  options,
  dataDir,
  distDir,
}: LeadContext): Promise<number> {
  const { month = '', json, out } = options;
  if (!MONTH_PATTERN.test(month)) throw new UsageError('report: name a month: --month 2026-11.');
  const built = await readFactsByDealer(distDir);
  let code = 0;
  for (const site of filter.sites) {
    const dealer = built.get(site);
    if (!dealer) {
      console.error(`${site}: is not in ${distDir}, which has the names of its locations. Build it first.`);
      code = 1;
      continue;
    }
    const timeZone = findDealerTimeZone(dealer.locations);
    const report = await buildMonthlyReport(month, { store, dealer, timeZone });
    if (out === undefined) console.log(json ? JSON.stringify(report) : `${formatReportText(report)}\n`);
    else await writeReport(out, report, dealer, openExportFiles(dataDir));
  }
  return code;
}

/** Without personal data, so others on this machine may read it. Listed, so that an erasure can name it. */
async function writeReport(
  dir: string,
  report: MonthlyReport,
  { brandColour, brandInk }: SiteFacts,
  exports: ExportFiles,
): Promise<void> {
  await mkdir(dir, { recursive: true });
  const file = join(dir, nameReport(report.site, report.month));
  const texts = {
    [`${file}.html`]: renderReportPage(report, { brand: brandColour, onBrand: brandInk }),
    [`${file}.csv`]: formatReportCsv(report),
  };
  for (const [name, text] of Object.entries(texts)) {
    await exports.list(name);
    await writeFile(name, text);
    console.log(name);
  }
}
