import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { GeneratedFile } from '#scripts/docs/write-generated-files.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { mappingSchema } from '#stock/mapping/schema.ts';
import { DATA_FILE_TABLES } from './data-file-schemas.ts';
import type { SchemaNode } from './schema-node.ts';
import type { SchemaType } from './schema-types.ts';

type Json = JsonSchema;
type Open = (file: string, name: string) => SchemaType;

const TITLES: Readonly<Record<string, string>> = { site: 'site.ts', mapping: 'A feed mapping' };

/** Actions that change a value or say nothing of it. */
const SILENT_ACTIONS = new Set(['trim', 'transform', 'to_lower_case']);

/**
 * schemas/*.schema.json: what editors and other programs complete and check by, from the schemas that the code checks by
 * and the doc comments on their keys.
 */
export function renderJsonSchemas(open: Open): GeneratedFile[] {
  const files = DATA_FILE_TABLES.flatMap(([file, table, schemas]) => {
    const type = open(file, table);
    return Object.entries<GenericSchema>(schemas).map(([name, schema]) =>
      renderFile(name, schema, type.member(name)),
    );
  });
  return [
    renderFile('site', siteConfigSchema, open('src/site/config/site-config.ts', 'siteConfigSchema')),
    renderFile('mapping', mappingSchema, open('src/stock/mapping/schema.ts', 'mappingSchema')),
    ...files,
  ];
}

function renderFile(name: string, schema: GenericSchema, type: SchemaType | undefined): GeneratedFile {
  const { json, unchecked } = convert(schema);
  annotate(json, schema as unknown as SchemaNode, type);
  const text = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: TITLES[name] ?? `content/${name}.json`,
    ...(type?.sentence && { description: type.sentence }),
    ...(unchecked.length > 0 && {
      $comment: `Checked by "npm run site:check" alone: ${unchecked.join('; ')}.`,
    }),
    ...allowSchemaKey(json),
  };
  return { file: `schemas/${name}.schema.json`, text: `${JSON.stringify(text, null, 2)}\n` };
}

/** The schema, and the rules that JSON Schema has no words for. */
function convert(schema: GenericSchema): { json: Json; unchecked: string[] } {
  const unchecked = new Set<string>();
  return { json: convertPart(schema, unchecked), unchecked: [...unchecked].sort() };
}

function convertPart(schema: GenericSchema, unchecked: Set<string>): Json {
  const lazy = lazySchema(schema);
  if (lazy) return { anyOf: listChoices(lazy).map((choice) => convertPart(choice, unchecked)) };
  const config: ConversionConfig = {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      lazySchema(valibotSchema) ? convertPart(valibotSchema as GenericSchema, unchecked) : undefined,
    overrideAction: ({ errors, valibotAction, jsonSchema }) => {
      if (!errors?.length || SILENT_ACTIONS.has(valibotAction.type)) return undefined;
      const message = 'message' in valibotAction ? valibotAction.message : undefined;
      unchecked.add(typeof message === 'string' ? message : valibotAction.type.replaceAll('_', ' '));
      // Patterns have no flags there: one for small letters would refuse what we take.
      const { pattern: _, ...rest } = jsonSchema;
      return rest;
    },
  };
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, config);
  return json;
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

/** Writes the doc comments of the keys as descriptions. */
function annotate(json: Json | boolean | undefined, node: SchemaNode, type: SchemaType | undefined): void {
  if (typeof json !== 'object' || !type) return;
  if (node.wrapped) {
    const [inner] = json.anyOf ?? [];
    annotate(node.type === 'nullable' ? (inner as Json) : json, node.wrapped, type.member('wrapped'));
    return;
  }
  for (const [key, entry] of Object.entries(node.entries ?? {})) {
    const property = json.properties?.[key];
    const member = type.member('entries')?.member(key);
    if (typeof property !== 'object') continue;
    if (member?.sentence) property.description = member.sentence;
    annotate(property, entry, member);
  }
  if (node.item) annotate(json.items as Json | undefined, node.item, type.member('item'));
  if (node.value) annotate(json.additionalProperties, node.value, type.member('value'));
  if (node.type !== 'union' && node.type !== 'variant') return;
  const options = json.anyOf ?? json.oneOf ?? [];
  for (const [index, option] of ((node.options ?? []) as readonly SchemaNode[]).entries())
    annotate(options[index] as Json | undefined, option, type.member('options')?.member(String(index)));
}
