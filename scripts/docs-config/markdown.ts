import { describeFields, describeNestedFields, type FieldDoc } from './field-docs.ts';
import type { JsonNode } from './json-node.ts';

/** The keys of site.ts: those with keys of their own have a section each, the others come first in one table. */
export function renderConfigSections(schema: JsonNode): string {
  const fields = describeFields(schema);
  const parts = fields.map((field) => ({ field, within: describeNestedFields(field.node) }));
  const plain = parts.filter(({ within }) => within.length === 0).map(({ field }) => field);
  const nested = parts.filter(({ within }) => within.length > 0);
  const index = nested.map(({ field }) => `[\`${field.key}\`](#${field.key.toLowerCase()})`).join(', ');
  return [
    `Objects with a section of their own: ${index}.`,
    '## Simple keys',
    renderFieldTable(plain),
    ...nested.map(({ field, within }) => renderSection(field, within)),
  ].join('\n\n');
}

function renderSection({ key, value, defaultText, node }: FieldDoc, within: readonly FieldDoc[]): string {
  const { description = '', 'x-example': example } = node;
  const written = `${value.charAt(0).toUpperCase()}${value.slice(1)}${describeDefaultClause(defaultText)}.`;
  const code = example === undefined ? [] : [`\`\`\`ts\n${example},\n\`\`\``];
  return [`## ${key}`, description, ...code, written, renderFieldTable(within)].join('\n\n');
}

function describeDefaultClause(defaultText: string): string {
  if (defaultText === '') return '';
  return defaultText === 'required' ? '; required' : `; default ${defaultText}`;
}

/** A row for each key. */
export function renderFieldTable(fields: readonly FieldDoc[]): string {
  const rows = fields.map(({ key, value, defaultText, node }) => [
    `\`${key}\``,
    value,
    defaultText,
    [
      node.description ?? '',
      ...(node['x-example'] === undefined ? [] : [`Example: \`${node['x-example']}\`.`]),
    ].join(' '),
  ]);
  return renderMarkdownTable(['key', 'value', 'default', 'description'], rows);
}

export function renderMarkdownTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
