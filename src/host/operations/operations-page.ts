import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { formatSpeed } from '#domain/page-speed.ts';
import { escapeHtml, type HostPage } from '#host/overview/host-page.ts';
import type { DealerStatus, OperationsStatus } from '#operations/dealer-status.ts';
import { formatAge } from '#operations/find-problems.ts';

interface Column {
  readonly title: string;
  readonly isNumber: boolean;
  /** HTML. `now`: milliseconds. */
  readonly cell: (dealer: DealerStatus, now: number) => string;
}

const NONE = '<span aria-hidden="true">–</span>';

const COLUMNS: readonly Column[] = [
  { title: 'Last import', isNumber: false, cell: renderImport },
  {
    title: 'Rows held',
    isNumber: true,
    cell: ({ import: imported }) =>
      imported?.rows ? `${renderCount(imported.rows.held)} of ${renderCount(imported.rows.read)}` : NONE,
  },
  { title: 'Last build', isNumber: false, cell: renderBuild },
  { title: 'Pages', isNumber: true, cell: ({ build }) => renderCount(build?.pages) },
  { title: 'Seconds', isNumber: true, cell: ({ build }) => build?.seconds?.toFixed(1) ?? NONE },
  {
    title: 'Errors',
    isNumber: true,
    cell: ({ build }) => renderAlarm(build?.last_at && build.errors.length),
  },
  { title: 'Leads waiting', isNumber: true, cell: ({ leads }) => renderCount(leads?.counts.pending) },
  { title: 'Leads dead', isNumber: true, cell: ({ leads }) => renderAlarm(leads?.counts.dead) },
  { title: 'Leads held', isNumber: true, cell: ({ leads }) => renderCount(leads?.counts.held) },
  { title: 'Leads delivered', isNumber: true, cell: ({ leads }) => renderCount(leads?.counts.delivered) },
  {
    title: 'LCP, INP, CLS',
    isNumber: true,
    cell: ({ speed }) => (speed ? formatSpeed(speed).filter(Boolean).join(' · ') : NONE),
  },
];

/** The operator's page: what needs a person, then every dealer. */
export function buildOperationsPage({ at, dealers }: OperationsStatus): HostPage {
  const troubled = dealers.filter(({ problems }) => problems.length > 0);
  const count = `${dealers.length} ${dealers.length === 1 ? 'dealer' : 'dealers'}`;
  const verdict = troubled.length === 0 ? 'all in order' : `${troubled.length} to look at`;
  return {
    title: `Operations: ${count}, ${verdict}`,
    home: '/',
    css: OPERATIONS_CSS,
    foot: 'Also as <a href="/operations.json">JSON</a>, and as <code>npm run status</code>.',
    body: `<div class="head"><div><h1>Operations</h1>
<p class="lead">${count}, ${verdict}. As of ${renderTime(at)}.</p></div>
<a class="button" href="/operations/">Refresh</a></div>
${renderProblems(troubled)}
${renderTable(dealers, Date.parse(at))}`,
  };
}

function renderProblems(troubled: readonly DealerStatus[]): string {
  const lines = troubled.flatMap(({ dealer, name, problems }) =>
    problems.map((problem) => `<li><b>${escapeHtml(name ?? dealer)}</b>: ${escapeHtml(problem)}</li>`),
  );
  const body =
    lines.length > 0
      ? `<ul class="problems">\n${lines.join('\n')}\n</ul>`
      : '<p class="fine">Nothing needs a person.</p>';
  return `<section aria-labelledby="problems"><h2 id="problems">Needs attention</h2>\n${body}</section>`;
}

/** With roles written out: a table whose rows are shown as cards is none for a screen reader otherwise. */
function renderTable(dealers: readonly DealerStatus[], now: number): string {
  const heads = COLUMNS.map(
    ({ title, isNumber }) =>
      `<th scope="col" role="columnheader"${isNumber ? ' class="number"' : ''}>${title}</th>`,
  );
  return `<section aria-labelledby="dealers"><h2 id="dealers">Dealers</h2>
<table role="table" aria-labelledby="dealers">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Dealer</th>${heads.join('')}</tr></thead>
<tbody role="rowgroup">
${dealers.map((dealer) => renderRow(dealer, now)).join('\n')}
</tbody>
</table></section>`;
}

function renderRow(status: DealerStatus, now: number): string {
  const { dealer, name, url } = status;
  // Name and slug together are as tall as a finger needs.
  const label = `<span class="name">${escapeHtml(name ?? dealer)}</span><span class="sub">${escapeHtml(dealer)}</span>`;
  const head = url === null ? label : `<a href="${escapeHtml(url)}">${label}</a>`;
  const cells = COLUMNS.map(
    ({ title, isNumber, cell }) =>
      `<td role="cell" data-label="${title}"${isNumber ? ' class="number"' : ''}><span>${cell(status, now)}</span></td>`,
  );
  return `<tr role="row"><th scope="row" role="rowheader">${head}</th>${cells.join('')}</tr>`;
}

function renderImport({ import: imported }: DealerStatus, now: number): string {
  if (!imported) return NONE;
  const { attempted_at, succeeded_at, problem } = imported;
  if (problem === null) return renderAge(attempted_at, now);
  const before = succeeded_at === null ? 'none has worked' : `last worked ${renderAge(succeeded_at, now)}`;
  return `<span class="alarm">Failed</span> ${renderAge(attempted_at, now)}<span class="sub">${before}</span>`;
}

function renderBuild({ build }: DealerStatus, now: number): string {
  if (!build) return '<span class="alarm">Not known</span>';
  const { last_at, errors, succeeded_at, requested_at } = build;
  const waiting = requested_at === null ? '' : `<span class="sub">another is requested</span>`;
  if (last_at === null) return NONE + waiting;
  if (errors.length === 0) return renderAge(last_at, now) + waiting;
  const before =
    succeeded_at === null ? '' : `<span class="sub">published ${renderAge(succeeded_at, now)}</span>`;
  return `<span class="alarm">Failed</span> ${renderAge(last_at, now)}${before}${waiting}`;
}

function renderAge(time: string, now: number): string {
  return `<time datetime="${escapeHtml(time)}">${formatAge(now - Date.parse(time))} ago</time>`;
}

function renderTime(time: string): string {
  const text = new Date(time).toLocaleString(FORMAT_LOCALE, { dateStyle: 'long', timeStyle: 'long' });
  return `<time datetime="${time}">${escapeHtml(text)}</time>`;
}

function renderCount(count: number | null | undefined): string {
  return typeof count === 'number' ? count.toLocaleString(FORMAT_LOCALE) : NONE;
}

function renderAlarm(count: number | string | null | undefined): string {
  return typeof count === 'number' && count > 0
    ? `<span class="alarm">${renderCount(count)}</span>`
    : renderCount(typeof count === 'number' ? count : null);
}

/** The styles of the operator's page: a table from 992 px on, a card for each dealer below. */
const OPERATIONS_CSS = `
:root { color-scheme: light dark; --alarm: #a3131b; --bar: var(--ink); --on-bar: var(--canvas); --focus: #0b49c4; }
@media (prefers-color-scheme: dark) { :root { --canvas: #14181c; --surface: #1c2227; --line: #343c44; --line-strong: #87919b; --ink: #eef1f4; --ink-2: #b4bdc6; --alarm: #ff9a94; --bar: #0b0d0f; --on-bar: #eef1f4; --focus: #8ab4ff; } }
:focus-visible, .bar :focus-visible { outline-color: var(--focus); }
.bar { background: var(--bar); color: var(--on-bar); }
.wrap { max-width: calc(1376px + 2 * var(--gutter)); }
.head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 16px; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 16px; border: 1px solid var(--line-strong); border-radius: 4px; background: var(--surface); font-weight: 600; text-decoration: none; }
.button:hover { border-color: currentColor; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.2; font-weight: 700; letter-spacing: -.015em; }
section { margin-top: 32px; }
.problems { display: grid; gap: 8px; margin-top: 12px; }
.problems li { padding: 12px 16px; border: 1px solid var(--line); border-inline-start: 4px solid var(--alarm); border-radius: 4px; background: var(--surface); overflow-wrap: anywhere; }
.fine { margin-top: 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 4px; background: var(--surface); }
.alarm { color: var(--alarm); font-weight: 650; }
.sub { display: block; color: var(--ink-2); font-size: .875rem; }
table { width: 100%; margin-top: 12px; border-collapse: collapse; border: 1px solid var(--line); border-radius: 4px; background: var(--surface); }
th, td { text-align: start; vertical-align: top; font-weight: 400; }
th a { display: inline-block; text-decoration: none; overflow-wrap: anywhere; }
th a .name { text-decoration: underline; }
.name { font-weight: 650; }
@media (max-width: 991px) {
  table, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 12px 16px; }
  tr + tr { border-top: 1px solid var(--line); }
  tbody th { padding-bottom: 8px; font-size: 1.125rem; }
  td { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: 12px; padding-block: 4px; border-top: 1px solid var(--line); }
  td::before { content: attr(data-label); color: var(--ink-2); }
}
@media (min-width: 992px) {
  th, td { padding: 12px 10px; border-top: 1px solid var(--line); }
  thead th { border-top: 0; color: var(--ink-2); font-size: .875rem; vertical-align: bottom; }
  .number { text-align: end; }
  td.number { white-space: nowrap; }
  section { margin-top: 40px; }
}
@media print { .button { display: none; } }
`;
