import type { Json } from '#leads/intake/lead.ts';
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
