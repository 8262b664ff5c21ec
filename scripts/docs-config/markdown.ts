import { type Field, fieldsWithin, ownFields } from './fields.ts';
import type { SchemaNode } from './schema-node.ts';
import type { SchemaType } from './schema-types.ts';

export const GENERATED =
  'Made by `npm run docs:config` from the schemas and the sentences above their keys: change those.';

/** The keys of site.ts: those with keys of their own have a section each, the others come first in one table. */
export function configSections(schema: SchemaNode, type: SchemaType): string {
  const fields = ownFields(schema, type);
  const parts = fields.map((field) => ({ field, within: fieldsWithin(field.node, field.type) }));
  const plain = parts.filter(({ within }) => within.length === 0).map(({ field }) => field);
  const nested = parts.filter(({ within }) => within.length > 0);
  const index = nested.map(({ field }) => `[\`${field.key}\`](#${field.key.toLowerCase()})`).join(', ');
  return [
    `Keys with keys of their own: ${index}.`,
    '## Single keys',
    fieldTable(plain),
    ...nested.map(({ field, within }) => section(field, within)),
  ].join('\n\n');
}

function section({ key, value, otherwise, sentence }: Field, within: readonly Field[]): string {
  const written = `${value.charAt(0).toUpperCase()}${value.slice(1)}${whenLeftOut(otherwise)}.`;
  return `## ${key}\n\n${sentence ?? ''}\n\n${written}\n\n${fieldTable(within)}`;
}

function whenLeftOut(otherwise: string): string {
  if (otherwise === '') return '';
  return otherwise === 'required' ? '; required' : `; ${otherwise} where it is left out`;
}

/** A row for each key. */
export function fieldTable(fields: readonly Field[]): string {
  const rows = fields.map(({ key, value, otherwise, sentence }) => [
    `\`${key}\``,
    value,
    otherwise,
    sentence ?? '',
  ]);
  return markdownTable(['key', 'value', 'left out', 'what it is'], rows);
}

export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
