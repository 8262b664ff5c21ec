/** The styles of the operator's page: a table from 992 px on, a card for each dealer below. */
export const OPERATIONS_CSS = `
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
