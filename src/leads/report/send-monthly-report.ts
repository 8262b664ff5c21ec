import type { SendMailOptions } from 'nodemailer';
import type { DealerFacts } from '#leads/delivery/formats/outbound-lead.ts';
import type { MailConfig } from '#leads/mail/mail-schema.ts';
import { type Mailer, toHeaderText } from '#leads/mail/mailer.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { buildMonthlyReport } from './build-report.ts';
import { formatReportCsv, formatReportText } from './format-report.ts';
import { formatMonth, getLocalMonth, getPreviousMonth, type MonthlyReport } from './monthly-report.ts';
import { type ReportColours, renderReportPage } from './render-report-page.ts';

/** A host that was off on the first of the month sends the report later, but a new one does not send an old report. */
const LAST_DAY = 7;
const REPORT_KEY = /^report (.*)$/;

interface ReportContext {
  readonly store: LeadStore;
  readonly dealer: DealerFacts;
  readonly timeZone: string;
  readonly colours: ReportColours;
  readonly mail: MailConfig;
  readonly to: readonly string[];
  openMailer(smtpEnv: string): Mailer;
  readonly now: Date;
}

/** E-mails the report of the last month, once, at the beginning of a month. Rejects if the mail server does not take it. */
export async function sendMonthlyReport(context: ReportContext): Promise<void> {
  const { store, dealer, timeZone, colours, mail, to, openMailer, now } = context;
  const site = dealer.dealer;
  const [current, day] = getLocalMonth(now, timeZone);
  if (day > LAST_DAY) return;
  const month = getPreviousMonth(current);
  const sent = (await store.notices(site)).filter(({ key }) => REPORT_KEY.test(key));
  if (sent.some(({ key }) => key === `report ${month}`)) return;
  const report = await buildMonthlyReport(month, { store, dealer, timeZone });
  // A dealer that had no website yet.
  if (report.leads + report.leadsBefore + report.spam + report.reveals === 0) return;
  await openMailer(mail.smtpEnv).send(renderReportEmail(report, { from: mail.from, to, colours }));
  await store.saveNotice(site, {
    key: `report ${month}`,
    sent_at: now.toISOString(),
    count: report.leads,
    channels: ['email'],
  });
  for (const { key } of sent) await store.deleteNotice(site, key);
}

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
