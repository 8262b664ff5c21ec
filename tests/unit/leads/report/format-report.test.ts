import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { formatReportCsv, formatReportText } from '#leads/report/format-report.ts';
import { renderReportPage } from '#leads/report/render-report-page.ts';
import { listTables } from '#leads/report/report-tables.ts';
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

describe('the tables of a report', () => {
  test('have 50 rows at most', () => {
    const sources = Array.from({ length: 51 }, (_, n) => ({ name: `source ${n}`, leads: 1 }));
    const [table] = listTables(makeMonthlyReport({ sources }));
    expect(table?.rows).toHaveLength(50);
    expect(table?.rows.at(-1)).toEqual(['source 49', '1']);
  });

  test('compare each row with the largest', () => {
    const [forms, vehicles, targets] = listTables(
      makeMonthlyReport({
        forms: [
          { name: 'Enquire', leads: 8 },
          { name: 'Contact Us', leads: 2 },
        ],
        cars: [
          { id: 'c1', name: 'Corolla', leads: 4, reveals: 9 },
          { id: 'c2', name: 'EV6', leads: 1, reveals: 0 },
        ],
        targets: makeBusyReport().targets,
      }),
    );
    expect([forms?.shares, vehicles?.shares, targets?.shares]).toEqual([[1, 0.25], [1, 0.25], []]);
  });

  test('of rows without any leads have no shares of them', () => {
    const cars = [{ id: 'c1', name: 'Corolla', leads: 0, reveals: 9 }];
    expect(listTables(makeMonthlyReport({ cars }))[0]?.shares).toEqual([0]);
  });
});

test.each([
  [0, '0 s'],
  [119, '119 s'],
  [120, '2 min'],
  [149, '2 min'],
  [150, '3 min'],
  [7199, '120 min'],
  [7200, '2 h'],
  [8999, '2 h'],
  [9000, '3 h'],
  [172_799, '48 h'],
  [172_800, '2 days'],
  [216_000, '3 days'],
  [null, ''],
])('a target that takes %s seconds takes %j', (seconds, text) => {
  const [crm] = makeBusyReport().targets;
  if (!crm) throw new Error('the busy report has no target');
  const targets = [
    { ...crm, medianSeconds: seconds, slowestSeconds: null },
    { ...crm, medianSeconds: null, slowestSeconds: seconds },
  ];
  const [table] = listTables(makeMonthlyReport({ targets }));
  expect(table?.rows.map((row) => row.slice(4))).toEqual([
    [text, ''],
    ['', text],
  ]);
});

const COLOURS = { brand: '#0b49c4', onBrand: '#ffffff' };

/** The figures of a page by name, as they are written. */
const figuresOf = (page: string) =>
  Array.from(page.matchAll(/<div><dt>(.*?)<\/dt><dd>(.*?)<\/dd><\/div>/g), ([, name, value]) => [
    name,
    value,
  ]);

/** The tables of a page, without line breaks. */
const tablesOf = (page: string) =>
  Array.from(
    page.replaceAll('\n', '').matchAll(/<div class="table".*?<\/table><\/div>/g),
    ([table]) => table,
  );

describe('the page of a report', () => {
  test('is for its dealer and month, in the colours of the dealer, and for no search engine', () => {
    const page = renderReportPage(makeBusyReport({ name: 'Bits & Bobs' }), COLOURS);
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-AU">\n/);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<title>Leads for November 2026, Bits &amp; Bobs</title>');
    expect(page).toContain('<header><h1>Leads for November 2026</h1><p>Bits &amp; Bobs</p></header>');
    expect(page).toContain('<style>:root { --brand: #0b49c4; --on-brand: #ffffff; }\n');
    expect(page).toMatch(/<\/html>\n$/);
  });

  test('has every figure that is not 0, and the three that matter most in any case', () => {
    expect(figuresOf(renderReportPage(makeBusyReport(), COLOURS))).toEqual([
      ['Leads', '1,200'],
      ['Leads in the previous month', '1,100'],
      ['Phone numbers revealed', '2'],
      ['Trade-in offers made', '4'],
      ['Trade-in offers accepted', '3'],
      ['Unverified', '5'],
      ['Held', '6'],
      ['Not delivered', '7'],
      ['Spam', '8'],
    ]);
    expect(figuresOf(renderReportPage(makeMonthlyReport({ spam: 1 }), COLOURS))).toEqual([
      ['Leads', '0'],
      ['Leads in the previous month', '0'],
      ['Phone numbers revealed', '0'],
      ['Spam', '1'],
    ]);
  });

  test('has a table for each kind, which is named and can be scrolled by keyboard', () => {
    const tables = tablesOf(renderReportPage(makeBusyReport(), COLOURS));
    expect(tables.map((table) => /<caption>(.*?)<\/caption>/.exec(table)?.[1])).toEqual([
      'Leads by form',
      'Leads by location',
      'Leads by source',
      'Leads by campaign',
      'Leads by vehicle',
      'Delivery by target',
      'Page speed',
    ]);
    expect(tables[0]).toBe(
      '<div class="table" role="region" aria-label="Leads by form" tabindex="0"><table>' +
        '<caption>Leads by form</caption>' +
        '<thead><tr><th scope="col">Form</th><th scope="col">Leads</th></tr></thead>' +
        '<tbody><tr><th scope="row">Enquire<span class="bar" style="width: 100.0%"></span></th><td>1,000</td></tr>' +
        '<tr><th scope="row">Contact Us<span class="bar" style="width: 20.0%"></span></th><td>200</td></tr></tbody>' +
        '</table></div>',
    );
  });

  test('shows no bar where nothing is compared, or nothing was counted', () => {
    const cars = [{ id: 'c1', name: 'Corolla', leads: 0, reveals: 9 }];
    const { targets } = makeBusyReport();
    const [vehicles, delivery] = tablesOf(renderReportPage(makeMonthlyReport({ cars, targets }), COLOURS));
    expect(vehicles).toContain('<tr><th scope="row">Corolla</th><td>0</td><td>9</td></tr>');
    expect(delivery).toContain(
      '<tr><th scope="row">crm</th><td>1,190</td><td>7</td><td>3</td><td>4 s</td><td>2 h</td></tr>',
    );
  });
});
