import type { Json } from '#leads/intake/lead.ts';
import type { ChosenLead } from './choose.ts';

const FIRST = ['id', 'site', 'form', 'received_at', 'sent_at', 'state'] as const;

/** Leads as a table: a row of headings, then one of each lead. What is nested gets a column by its path, `userData.email`. */
export function leadRows(leads: readonly ChosenLead[]): string[][] {
  const rows = leads.map(({ kept: { lead }, state }) => ({ lead, state, cells: flat(lead.payload) }));
  const paths = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  return [
    [...FIRST, ...paths],
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

function flat(value: Json, path = ''): Map<string, string> {
  if (value === null) return new Map([[path, '']]);
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  if (Array.isArray(value)) return new Map([[path, value.map(asText).join('\n')]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...flat(part, path ? `${path}.${key}` : key)]),
  );
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
