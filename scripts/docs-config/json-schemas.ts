import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { GeneratedFile } from '#scripts/docs/write-generated-files.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { BLOCK_FILES } from '#site/content/block-files.ts';
import { DATA_FILES } from '#site/content/data-files.ts';
import { siteContentSchema } from '#site/content/site-content.ts';
import { mappingSchema } from '#stock/mapping/schema.ts';
import { choicesOf, entryOf, type JsonNode, namedValueOf } from './json-node.ts';
import type { SchemaType } from './schema-types.ts';

type Json = JsonSchema;
type Open = (file: string, name: string) => SchemaType;

const SITE_FILE = 'src/site/config/site-config.ts';
const MAPPING_FILE = 'src/stock/mapping/schema.ts';
const SITE_CONTENT_FILE = 'src/site/content/site-content.ts';
const DATA_FILE_TABLES = [
  ['src/site/content/data-files.ts', 'DATA_FILES', DATA_FILES],
  ['src/site/content/block-files.ts', 'BLOCK_FILES', BLOCK_FILES],
] as const;

/** The modules whose constants `convertSchemas` opens. */
export const SCHEMA_FILES = [
  SITE_FILE,
  MAPPING_FILE,
  SITE_CONTENT_FILE,
  ...DATA_FILE_TABLES.map(([file]) => file),
];

/** A file's JSON Schema, with the doc comments on its keys. */
export interface FileSchema {
  /** 'site', 'mapping', 'site-content', or the name of another file of content/: 'locations'. */
  readonly name: string;
  readonly node: JsonNode;
  /** The rules that JSON Schema has no words for. */
  readonly unchecked: readonly string[];
}

/** The JSON Schemas of site.ts, mappings and content files. */
export function convertSchemas(open: Open): FileSchema[] {
  return [
    convert('site', siteConfigSchema, open(SITE_FILE, 'siteConfigSchema')),
    convert('mapping', mappingSchema, open(MAPPING_FILE, 'mappingSchema')),
    convert('site-content', siteContentSchema, open(SITE_CONTENT_FILE, 'siteContentSchema')),
    ...DATA_FILE_TABLES.flatMap(([file, table, schemas]) => {
      const type = open(file, table);
      return Object.entries<GenericSchema>(schemas).map(([name, schema]) =>
        convert(name, schema, type.member(name)),
      );
    }),
  ];
}

const TITLES: Readonly<Record<string, string>> = {
  site: 'site.ts',
  mapping: 'A feed mapping',
  'site-content': 'content/site.json',
};

/** The file of a schema, as people call it. */
export function titleOf(name: string): string {
  return TITLES[name] ?? `content/${name}.json`;
}

/** schemas/*.schema.json: what editors and other programs complete and check by. */
export function renderJsonSchema({ name, node, unchecked }: FileSchema): GeneratedFile {
  const { description, ...json } = node as Json;
  const text = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: titleOf(name),
    ...(description && { description }),
    ...(unchecked.length > 0 && {
      $comment: `Checked by "npm run site:check" alone: ${unchecked.join('; ')}.`,
    }),
    ...allowSchemaKey(json),
  };
  return { file: `schemas/${name}.schema.json`, text: `${JSON.stringify(text, omitNotes, 2)}\n` };
}

/** What only the references show, such as examples in TypeScript, is not written. */
function omitNotes(key: string, value: unknown): unknown {
  return key.startsWith('x-') ? undefined : value;
}

function convert(name: string, schema: GenericSchema, type: SchemaType | undefined): FileSchema {
  const unchecked = new Set<string>();
  const node = convertSchema(schema, unchecked);
  annotate(node, type);
  if (type?.sentence) node.description = type.sentence;
  return { name, node, unchecked: [...unchecked].sort() };
}

/** The JSON Schema of a valibot schema, with the messages of its checks in 'x-rules'; adds those that it can't express to `unchecked`. */
export function convertSchema(schema: GenericSchema, unchecked = new Set<string>()): JsonNode {
  return convertPart(schema, unchecked) as JsonNode;
}

/** Actions that change a value or say nothing of it. */
const SILENT_ACTIONS = new Set(['trim', 'transform', 'to_lower_case']);
/** Actions whose rule JSON Schema says in a word of its own. */
const WORDED_ACTIONS = new Set(['integer', 'min_value']);

function convertPart(schema: GenericSchema, unchecked: Set<string>): Json {
  const lazy = lazySchema(schema);
  if (lazy) return { anyOf: listChoices(lazy).map((choice) => convertPart(choice, unchecked)) };
  const config: ConversionConfig = {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (lazySchema(valibotSchema)) return convertPart(valibotSchema as GenericSchema, unchecked);
      return valibotSchema.type === 'nullable' ? joinChoices(jsonSchema) : undefined;
    },
    overrideAction: ({ errors, valibotAction, jsonSchema }) => {
      const { type } = valibotAction;
      const message = 'message' in valibotAction ? valibotAction.message : undefined;
      const rule = typeof message === 'string' ? message : type.replaceAll('_', ' ');
      const isExpressed = !errors?.length || SILENT_ACTIONS.has(type);
      if (!isExpressed) unchecked.add(rule);
      // Patterns have no flags there: one for small letters would refuse what we take.
      const { pattern: _, ...rest } = jsonSchema;
      const known: Json = isExpressed ? jsonSchema : rest;
      return rule === message && !WORDED_ACTIONS.has(type) ? addRule(known, rule) : known;
    },
  };
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, config);
  return json;
}

function addRule(json: Json, rule: string): Json {
  const { 'x-rules': rules = [] } = json as JsonNode;
  const added: JsonNode = { ...(json as JsonNode), 'x-rules': [...rules, rule] };
  return added as Json;
}

/** The choices of a choice as choices of its own, so that they are those of the valibot schema, then null. */
function joinChoices(json: Json): Json {
  const anyOf = (json.anyOf ?? []).flatMap((part) => (typeof part === 'object' && part.anyOf) || [part]);
  return { ...json, anyOf };
}

interface LazySchema {
  readonly getter: (input: unknown) => GenericSchema;
}

/** A schema that is chosen by what is given: a short form in quotes, or a list, or an object. */
function lazySchema(schema: { readonly type: string }): LazySchema | undefined {
  return schema.type === 'lazy' ? (schema as unknown as LazySchema) : undefined;
}

function listChoices({ getter }: LazySchema): GenericSchema[] {
  const choices = ['', [], {}].map((given) => getter(given));
  return choices.filter(({ type }, index) => choices.findIndex((other) => other.type === type) === index);
}

/** Any file may name its schema: an object by a key of its own, a list by being the "entries" of an object. */
function allowSchemaKey(json: Json): Json {
  const $schema: Json = { type: 'string', description: 'The address of this schema, for editors.' };
  if (json.properties) return { ...json, properties: { $schema, ...json.properties } };
  if (json.type !== 'array')
    return { ...json, ...(json.anyOf && { anyOf: json.anyOf.map((part) => allowSchemaKey(part as Json)) }) };
  const entries: Json = { $ref: '#/definitions/entries' };
  const wrapped: Json = {
    type: 'object',
    properties: { $schema, entries },
    required: ['entries'],
    additionalProperties: false,
  };
  return { anyOf: [entries, wrapped], definitions: { entries: json } };
}

/** Writes the doc comments and examples of a schema's keys into its JSON Schema. What does not match in shape stays as it is. */
function annotate(node: JsonNode | undefined, type: SchemaType | undefined): void {
  const schema = type && unwrap(type);
  if (!node || !schema) return;
  const choices = choicesOf(node);
  const options = schema.member('options');
  for (const [index, choice] of (choices ?? [node]).entries()) {
    if (choices) annotate(choice, options?.member(String(index)));
    for (const chosen of schema.chosen) annotate(choice, chosen);
    annotateKeys(choice, schema.member('entries'));
    annotate(entryOf(choice), schema.member('item'));
    annotate(namedValueOf(choice), schema.member('value'));
  }
}

/** A type without "optional" and "nullable". */
function unwrap(type: SchemaType): SchemaType {
  const wrapped = type.member('wrapped');
  return wrapped ? unwrap(wrapped) : type;
}

function annotateKeys({ properties = {} }: JsonNode, entries: SchemaType | undefined): void {
  for (const [key, property] of Object.entries(properties)) {
    const member = entries?.member(key);
    if (member?.sentence) property.description = member.sentence;
    if (member?.example) property['x-example'] = member.example;
    annotate(property, member);
  }
}
