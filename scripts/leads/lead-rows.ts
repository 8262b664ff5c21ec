import type { HistoryEvent, Json } from '#leads/intake/lead.ts';
import type { SelectedLead } from './select-leads.ts';

const FIXED_COLUMNS = ['id', 'site', 'form', 'received_at', 'sent_at', 'state'] as const;

/** Leads as a table: a row of headings, then one row for each lead. Nested values have columns by path: `userData.email`. */
export function toLeadRows(leads: readonly SelectedLead[]): string[][] {
  const rows = leads.map(({ record: { lead }, state }) => ({
    lead,
    state,
    cells: flattenPayload(lead.payload),
  }));
  const paths = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  return [
    [...FIXED_COLUMNS, ...paths],
    ...rows.map(({ lead, state, cells }) => [
      lead.id,
      lead.site,
      lead.form,
      lead.received_at,
      lead.sent_at ?? '',
      state,
      ...paths.map((path) => cells.get(path) ?? ''),
    ]),
  ];
}

function flattenPayload(value: Json | undefined, path = ''): Map<string, string> {
  if (value === undefined) return new Map();
  if (value === null) return new Map([[path, '']]);
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  if (Array.isArray(value)) return new Map([[path, value.map(toText).join('\n')]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...flattenPayload(part, path ? `${path}.${key}` : key)]),
  );
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A complete lead as text: one value on each line, then its history. */
export function formatLead(selected: SelectedLead, history: readonly HistoryEvent[]): string {
  const [names = [], values = []] = toLeadRows([selected]);
  const width = Math.max(...names.map((name) => name.length));
  const facts = names.map((name, n) => formatLine(name.padEnd(width), (values[n] ?? '').split('\n')));
  const { pending } = selected.record;
  return [
    ...facts.map(replaceControlChars),
    ...(pending ? [`next attempt ${pending.due_at}, ${pending.tries} attempts so far`] : []),
    ...history.map(({ at, event, target, note }) =>
      replaceControlChars([at, event, target, note].filter(Boolean).join('  ')),
    ),
  ].join('\n');
}

function formatLine(name: string, [first = '', ...more]: readonly string[]): string {
  return [`${name}  ${first}`, ...more.map((text) => `${' '.repeat(name.length)}  ${text}`)].join('\n');
}

/** Visitors can put control characters into a form, which a terminal would obey. */
export function replaceControlChars(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are replaced.
  return text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}
