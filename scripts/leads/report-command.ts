import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDealerTimeZone } from '#domain/location/dealer-time-zone.ts';
import { buildMonthlyReport } from '#leads/report/build-report.ts';
import { formatReportCsv, formatReportText } from '#leads/report/format-report.ts';
import { MONTH_PATTERN } from '#leads/report/month.ts';
import type { MonthlyReport } from '#leads/report/monthly-report.ts';
import { renderReportPage } from '#leads/report/render-report-page.ts';
import { UsageError } from '#scripts/cli/command.ts';
import type { SiteFacts } from '#server/published-site/site-facts.ts';
import type { CommandContext } from './command-context.ts';
import { readFactsByDealer } from './read-facts.ts';

/** Reports a month of each dealer: as text, or with `--out` as a page and a CSV file. */
export async function reportMonth(context: CommandContext): Promise<number> {
  const { store, filter, month = '', json, out, distDir } = context;
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
    else await writeReport(out, report, dealer);
  }
  return code;
}

/** Without personal data, so others on this machine may read it. */
async function writeReport(
  dir: string,
  report: MonthlyReport,
  { brandColour, brandInk }: SiteFacts,
): Promise<void> {
  await mkdir(dir, { recursive: true });
  const file = join(dir, `${report.site}-${report.month}`);
  await writeFile(`${file}.html`, renderReportPage(report, { brand: brandColour, onBrand: brandInk }));
  await writeFile(`${file}.csv`, formatReportCsv(report));
  console.log(`${file}.html\n${file}.csv`);
}
