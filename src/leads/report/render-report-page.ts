import { FORMAT_LOCALE, formatWholeNumber } from '#domain/numbers.ts';
import { type Html, html } from '#platform/markup.ts';
import { formatMonth, type MonthlyReport } from './monthly-report.ts';
import { listFigures, listTables, type ReportTable } from './report-tables.ts';

/** Colours of the dealer: the brand's, and a text colour that is readable on it. */
export interface ReportColours {
  readonly brand: string;
  readonly onBrand: string;
}

/** One file without scripts, which can be sent, printed and read anywhere. */
const STYLES = `
:root { color-scheme: light; --line: #d9dde3; --soft: #5a6472; }
* { box-sizing: border-box; }
body { margin: 0; color: #1a1f26; background: #f4f5f7; font: 16px/1.5 system-ui, sans-serif; }
header { padding: 2rem 0; color: var(--on-brand); background: var(--brand); }
header h1, header p, main { max-width: 60rem; margin: 0 auto; padding-inline: 1rem; }
h1 { font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.2; }
header p { margin: .25rem auto 0; }
main { padding-block: 1.5rem 3rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: 0 0 2rem; }
dl div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 1rem; background: #fff; border: 1px solid var(--line); border-radius: .5rem; }
dt { color: var(--soft); font-size: .875rem; line-height: 1.3; }
dd { margin: 0; font-size: 1.75rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.table { margin: 0 0 2rem; padding: 1rem; overflow-x: auto; background: #fff; border: 1px solid var(--line); border-radius: .5rem; }
.table:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding-bottom: .5rem; font-size: 1.125rem; font-weight: 650; text-align: start; }
th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--line); text-align: end; vertical-align: top; }
thead th { border-top: 0; color: var(--soft); font-size: .875rem; font-weight: 500; line-height: 1.3; vertical-align: bottom; }
th:first-child { text-align: start; overflow-wrap: anywhere; }
tbody th { min-width: 7rem; font-weight: 400; }
th:last-child, td:last-child { padding-inline-end: 0; }
.bar { display: block; height: .375rem; min-width: .25rem; margin-top: .375rem; background: var(--brand); border-radius: .25rem; print-color-adjust: exact; }
footer { color: var(--soft); font-size: .875rem; }
@media print { body { background: #fff; } .table, dl div { break-inside: avoid; } header { print-color-adjust: exact; } }
`;

/** A report as a page that stands alone. */
export function renderReportPage(report: MonthlyReport, { brand, onBrand }: ReportColours): string {
  const month = formatMonth(report.month);
  const shown = listFigures(report).filter(([, value], n) => n < 3 || value > 0);
  const page = html`<!doctype html>
<html lang="${FORMAT_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Leads for ${month}, ${report.name}</title>
<style>${createStyles(brand, onBrand)}</style>
</head>
<body>
<header><h1>Leads for ${month}</h1><p>${report.name}</p></header>
<main>
<dl>${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${formatWholeNumber(value)}</dd></div>`)}</dl>
${listTables(report).map(renderTable)}
<footer><p>Leads are enquiries, not counting spam. Times run from enquiry to delivery. Tables show up to 50 rows. The CSV file has them all.</p></footer>
</main>
</body>
</html>
`;
  return page.toString();
}

/** The colours are hex digits, which the site facts make sure of. */
function createStyles(brand: string, onBrand: string): string {
  return `:root { --brand: ${brand}; --on-brand: ${onBrand}; }${STYLES}`;
}

function renderTable({ title, columns, rows, shares }: ReportTable): Html {
  return html`<div class="table" role="region" aria-label="${title}" tabindex="0"><table>
<caption>${title}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(([name = '', ...cells], n) => {
    const share = shares[n] ?? 0;
    const bar = share > 0 && html`<span class="bar" style="width: ${(share * 100).toFixed(1)}%"></span>`;
    return html`<tr><th scope="row">${name}${bar}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`;
  })}</tbody>
</table></div>
`;
}
