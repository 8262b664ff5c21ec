import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatWholeNumber } from '#domain/numbers.ts';
import type { GeneratedFile } from '#scripts/docs/write-generated-files.ts';
import { GENERATED_FIELDS, STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';
import { TRANSFORMS } from '#stock/mapping/transforms.ts';
import { VOCABULARY_NAMES } from '#stock/normalise/vehicle/trade-words.ts';
import {
  MAX_CELL_LENGTH,
  MAX_COLUMNS,
  MAX_FEED_BYTES,
  MAX_ROWS,
  MAX_STRUCTURES,
  MAX_WHOLE_BYTES,
} from '#stock/readers/limits.ts';
import { describeFields, describeFileFields, describeNestedFields, type FieldDoc } from './field-docs.ts';
import type { JsonNode } from './json-node.ts';
import { convertSchemas, type FileSchema, renderJsonSchema, SCHEMA_FILES, titleOf } from './json-schemas.ts';
import { openSchemaTypes, type SchemaType } from './schema-types.ts';
import { renderStudioConfig } from './studio-config.ts';

const CAR_FILE = 'src/domain/car/car.ts';
const FIX = 'Write one above the key in its schema: /** … */';

/** The references and JSON Schemas as the schemas are now, and one line for each key without a doc comment. */
export function generateReferences(): {
  readonly references: readonly GeneratedFile[];
  readonly problems: readonly string[];
} {
  const open = openSchemaTypes([CAR_FILE, ...SCHEMA_FILES]);
  const schemas = convertSchemas(open);
  const [site, mapping, ...files] = schemas;
  if (!site || !mapping) throw new Error('There are no schemas of site.ts and of mappings.');
  return {
    references: [
      fillTemplate('config.md', { sections: renderConfigSections(site.node) }),
      fillTemplate('content.md', { files: files.map(renderDataFile).join('\n\n') }),
      fillTemplate('mapping.md', describeMappings(mapping.node, open(CAR_FILE, 'carSchema'))),
      ...schemas.map(renderJsonSchema),
      renderStudioConfig(schemas),
    ],
    problems: schemas.flatMap(findMissingDocs),
  };
}

/** A reference from its template, the text with what the code says in the place of `{{names}}`. */
function fillTemplate(name: string, parts: Readonly<Record<string, string>>): GeneratedFile {
  const template = readFileSync(join(import.meta.dirname, 'templates', `${name}.template`), 'utf8');
  const text = template.replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) => {
    const filled = parts[part];
    if (filled === undefined) throw new Error(`${name}: nothing fills {{${part}}}.`);
    return filled;
  });
  return { file: `docs/reference/${name}`, text };
}

function renderDataFile({ name, node }: FileSchema): string {
  return `## ${titleOf(name)}\n\n${node.description ?? ''}\n\n${renderFieldTable(describeFileFields(node))}`;
}

const IF_MISSING = {
  reject: 'the row is held back',
  report: 'unknown, and reported as repaired',
  default: 'optional',
} as const satisfies Record<(typeof STOCK_FIELDS)[StockFieldName]['missing'], string>;

/** What fills the reference of mappings: the fields and transforms that they may name, and the limits of feeds. */
function describeMappings(mapping: JsonNode, car: SchemaType): Record<string, string> {
  const entries = car.member('entries');
  const fields = Object.entries(STOCK_FIELDS).map(([name, { transform, missing }]) => [
    `\`${name}\``,
    `\`${transform}\``,
    IF_MISSING[missing],
    entries?.member(name)?.sentence ?? '',
  ]);
  const generated = Object.entries(GENERATED_FIELDS).map(([name, how]) => [`\`${name}\``, `${how}.`]);
  const transforms = Object.entries(TRANSFORMS).map(([name, { expects }]) => [`\`${name}\``, expects]);
  return {
    keys: renderFieldTable(describeFields(mapping)),
    sources: renderFieldTable(describeSource(mapping)),
    fields: renderMarkdownTable(['field', 'usual transform', 'if missing', 'description'], fields),
    generated: renderMarkdownTable(['field', 'how'], generated),
    transforms: renderMarkdownTable(['transform', 'reads'], transforms),
    vocabularies: VOCABULARY_NAMES.map((name) => `\`${name}\``).join(', '),
    maxMegabytes: String(MAX_FEED_BYTES / 1024 / 1024),
    maxWholeMegabytes: String(MAX_WHOLE_BYTES / 1024 / 1024),
    maxRows: formatWholeNumber(MAX_ROWS),
    maxColumns: String(MAX_COLUMNS),
    maxCellLength: formatWholeNumber(MAX_CELL_LENGTH),
    maxStructures: formatWholeNumber(MAX_STRUCTURES),
  };
}

const SOURCE = '<name>.';

/** The keys of a source: the object that a field of `fields` may hold. */
function describeSource({ properties }: JsonNode): FieldDoc[] {
  const within = properties?.fields ? describeNestedFields(properties.fields) : [];
  return within.flatMap(({ key, ...field }) =>
    key.startsWith(SOURCE) ? { ...field, key: key.slice(SOURCE.length) } : [],
  );
}

function findMissingDocs({ name, node }: FileSchema): string[] {
  const file = titleOf(name);
  const own = node.description ? [] : [`${file}: has no doc comment. ${FIX}`];
  const keys = describeFileFields(node).flatMap(({ key, node: { description } }) =>
    description === undefined ? [`${file}: ${key}: has no doc comment. ${FIX}`] : [],
  );
  return [...own, ...keys];
}

/** The keys of site.ts: those with keys of their own have a section each, the others come first in one table. */
function renderConfigSections(schema: JsonNode): string {
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
function renderFieldTable(fields: readonly FieldDoc[]): string {
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

function renderMarkdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
