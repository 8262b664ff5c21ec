import { expect, test } from 'vitest';
import { formatReportCsv, formatReportText } from '#leads/report/format-report.ts';
import { renderReportPage } from '#leads/report/render-report-page.ts';
import { renderReportEmail } from '#leads/report/send-monthly-report.ts';
import { makeBusyReport, makeMonthlyReport } from '#tests/support/factories/make-monthly-report.ts';

const ENVELOPE = {
  from: 'website@example.com.au',
  to: ['boss@example.com.au', 'sales@example.com.au'],
  colours: { brand: '#0b49c4', onBrand: '#ffffff' },
};

test('the e-mail is the report as text, with the page and the CSV file', () => {
  const report = makeBusyReport();
  expect(renderReportEmail(report, ENVELOPE)).toEqual({
    from: { name: 'Example Motors website', address: 'website@example.com.au' },
    to: [
      { name: '', address: 'boss@example.com.au' },
      { name: '', address: 'sales@example.com.au' },
    ],
    subject: '1200 leads in November 2026, Example Motors',
    text: `${formatReportText(report)}\n`,
    attachments: [
      {
        filename: 'example-2026-11.html',
        content: renderReportPage(report, ENVELOPE.colours),
        contentType: 'text/html',
      },
      { filename: 'example-2026-11.csv', content: formatReportCsv(report), contentType: 'text/csv' },
    ],
  });
});

test.each([
  [0, '0 leads in November 2026, Example Motors'],
  [1, '1 lead in November 2026, Example Motors'],
  [2, '2 leads in November 2026, Example Motors'],
])('%i leads are %j', (leads, subject) => {
  expect(renderReportEmail(makeMonthlyReport({ leads }), ENVELOPE).subject).toBe(subject);
});

test('a name of several lines is one line in the headers', () => {
  const mail = renderReportEmail(makeMonthlyReport({ name: 'Example\r\nMotors' }), ENVELOPE);
  expect(mail.from).toEqual({ name: 'Example Motors website', address: 'website@example.com.au' });
  expect(mail.subject).toBe('0 leads in November 2026, Example Motors');
});
