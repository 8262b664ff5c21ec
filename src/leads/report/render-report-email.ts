import type { SendMailOptions } from 'nodemailer';
import { toHeaderText } from '#leads/mail/to-header-text.ts';
import { formatReportCsv, formatReportText } from './format-report.ts';
import { formatMonth } from './month.ts';
import type { MonthlyReport } from './monthly-report.ts';
import { type ReportColours, renderReportPage } from './render-report-page.ts';

/** The monthly e-mail: the report as text, with the page and the CSV file attached. */
export function renderReportEmail(
  report: MonthlyReport,
  { from, to, colours }: { from: string; to: readonly string[]; colours: ReportColours },
): SendMailOptions {
  const { site, name, month, leads } = report;
  const file = `${site}-${month}`;
  return {
    from: { name: toHeaderText(`${name} website`), address: from },
    to: to.map((address) => ({ name: '', address })),
    subject: toHeaderText(`${leads} ${leads === 1 ? 'lead' : 'leads'} in ${formatMonth(month)}, ${name}`),
    text: `${formatReportText(report)}\n`,
    attachments: [
      { filename: `${file}.html`, content: renderReportPage(report, colours), contentType: 'text/html' },
      { filename: `${file}.csv`, content: formatReportCsv(report), contentType: 'text/csv' },
    ],
  };
}
