import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { formatReportCsv, formatReportText } from '#leads/report/format-report.ts';
import { makeBusyReport, makeMonthlyReport } from '#tests/support/factories/make-monthly-report.ts';

test('a report as text has a table of figures and one of each kind, in columns', () => {
  expect(formatReportText(makeBusyReport())).toBe(`Example Motors, November 2026

Leads                        1,200
Leads in the previous month  1,100
Phone numbers revealed           2
Trade-in offers made             4
Trade-in offers accepted         3
Unverified                       5
Held                             6
Not delivered                    7
Spam                             8

Form        Leads
Enquire     1,000
Contact Us    200

Location         Leads
Example Mareeba  1,200

Source        Leads
google / cpc  1,200

Campaign  Leads
spring       30

Vehicle              Leads  Numbers revealed
2021 Toyota Corolla     40                 9

Target  Delivered  Refused  Failed attempts  Median time  Slowest
crm         1,190        7                3          4 s      2 h
mail            0        0                1

Page  Views measured  LCP (p75)  INP (p75)  CLS (p75)
car              310      1.2 s      88 ms`);
});

test('a report of an empty month says that there were no leads, and nothing else', () => {
  expect(formatReportText(makeMonthlyReport())).toBe('Example Motors, November 2026\n\nLeads  0');
});

test('a report as CSV has a row for each number', () => {
  const rows: string[][] = parse(formatReportCsv(makeBusyReport()), { bom: true });
  expect(rows).toEqual([
    ['dealer', 'month', 'section', 'name', 'id', 'measure', 'value'],
    ...[
      ['all', '', '', 'leads', '1200'],
      ['all', '', '', 'leads in the previous month', '1100'],
      ['all', '', '', 'phone numbers revealed', '2'],
      ['all', '', '', 'trade-in offers made', '4'],
      ['all', '', '', 'trade-in offers accepted', '3'],
      ['all', '', '', 'unverified', '5'],
      ['all', '', '', 'held', '6'],
      ['all', '', '', 'not delivered', '7'],
      ['all', '', '', 'spam', '8'],
      ['form', 'Enquire', '', 'leads', '1000'],
      ['form', 'Contact Us', '', 'leads', '200'],
      ['location', 'Example Mareeba', '', 'leads', '1200'],
      ['source', 'google / cpc', '', 'leads', '1200'],
      ['campaign', 'spring', '', 'leads', '30'],
      ['car', '2021 Toyota Corolla', 'c1', 'leads', '40'],
      ['car', '2021 Toyota Corolla', 'c1', 'phone numbers revealed', '9'],
      ['target', 'crm', '', 'delivered', '1190'],
      ['target', 'crm', '', 'refused', '7'],
      ['target', 'crm', '', 'failed attempts', '3'],
      ['target', 'crm', '', 'median seconds', '4'],
      ['target', 'crm', '', 'slowest seconds', '7200'],
      ['target', 'mail', '', 'delivered', '0'],
      ['target', 'mail', '', 'refused', '0'],
      ['target', 'mail', '', 'failed attempts', '1'],
      ['target', 'mail', '', 'median seconds', ''],
      ['target', 'mail', '', 'slowest seconds', ''],
      ['page', 'car', '', 'views measured', '310'],
      ['page', 'car', '', 'lcp p75 milliseconds', '1234'],
      ['page', 'car', '', 'inp p75 milliseconds', '88'],
      ['page', 'car', '', 'cls p75', ''],
    ].map((row) => ['example', '2026-11', ...row]),
  ]);
});
