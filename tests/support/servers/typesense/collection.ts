import { ServerError } from './server-error.ts';

export interface SchemaField {
  readonly name: string;
  readonly type: string;
  readonly facet: boolean;
  readonly optional: boolean;
  readonly index: boolean;
}

export type Document = Readonly<Record<string, unknown>> & { readonly id: string };

/** A collection and its documents in order of arrival. */
export interface Collection {
  readonly name: string;
  readonly fields: ReadonlyMap<string, SchemaField>;
  readonly separators: ReadonlySet<string>;
  readonly createdAt: number;
  readonly documents: Map<string, Document>;
}

const TYPES = new Set(['string', 'string[]', 'int32', 'int64', 'float', 'bool']);

/** Reads the body of `POST /collections`. */
export function createCollection(body: Readonly<Record<string, unknown>>, createdAt: number): Collection {
  const { name, fields, token_separators: separators = [] } = body;
  if (typeof name !== 'string' || name === '') throw new ServerError(400, 'Parameter `name` is required.');
  if (!Array.isArray(fields)) throw new ServerError(400, 'Parameter `fields` is required.');
  const known = fields.map((field): [string, SchemaField] => {
    if (!TYPES.has(field.type))
      throw new ServerError(
        400,
        `Field \`${field.name}\` has an invalid data type, see docs for supported data types.`,
      );
    return [
      field.name,
      {
        name: field.name,
        type: field.type,
        facet: field.facet === true,
        optional: field.optional === true,
        index: field.index !== false,
      },
    ];
  });
  return {
    name,
    fields: new Map(known),
    separators: new Set(separators as string[]),
    createdAt,
    documents: new Map(),
  };
}

/** The API's description of a collection. */
export function describeCollection({ name, fields, separators, createdAt, documents }: Collection) {
  return {
    name,
    fields: [...fields.values()],
    token_separators: [...separators],
    created_at: createdAt,
    num_documents: documents.size,
  };
}

/** Imports one line and returns Typesense's answer for it. Values are never coerced. */
export function importLine({ fields, documents }: Collection, line: string): object {
  const refuse = (error: string) => ({ code: 400, document: line, error, success: false });
  let document: unknown;
  try {
    document = JSON.parse(line);
  } catch {
    return refuse('Bad JSON.');
  }
  if (typeof document !== 'object' || document === null) return refuse('Bad JSON: not a proper document.');
  const values = document as Record<string, unknown>;
  if (typeof values.id !== 'string') return refuse("Document's `id` field should be a string.");
  if (documents.has(values.id))
    return { ...refuse(`A document with id ${values.id} already exists.`), code: 409 };
  for (const field of fields.values()) {
    const value = values[field.name];
    if (value === undefined && field.optional) continue;
    if (value === undefined)
      return refuse(
        `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`,
      );
    if (!matchesType(field.type, value))
      return refuse(`Field \`${field.name}\` must be ${withArticle(field.type)}.`);
  }
  documents.set(values.id, { ...values, id: values.id });
  return { success: true };
}

function matchesType(type: string, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'string[]') return Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (type === 'bool') return typeof value === 'boolean';
  if (type === 'float') return typeof value === 'number';
  if (type === 'int64') return Number.isInteger(value);
  return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
}

function withArticle(type: string): string {
  if (type === 'string[]') return 'an array of string';
  return type.startsWith('int') ? `an ${type}` : `a ${type}`;
}
