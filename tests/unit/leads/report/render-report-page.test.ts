import { describe, expect, test } from 'vitest';
import { renderReportPage } from '#leads/report/render-report-page.ts';
import { makeBusyReport, makeMonthlyReport } from '#tests/support/factories/make-monthly-report.ts';

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
