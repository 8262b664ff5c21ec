import type * as v from 'valibot';
import { siteConfigSchema } from '#site/config/site-config.ts';

/** The parts of a valibot schema that are read here. */
interface Schema {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly (Schema | string)[];
  readonly literal?: unknown;
}

/**
 * Every option of a dealer's site.ts, by its path ('stock.electrifiedTags'): booleans, choices, parts that may be false,
 * and lists with a default. Does not descend into lists and records.
 */
export function listSchemaOptions(schema: v.GenericSchema = siteConfigSchema): string[] {
  return [...new Set(listOptions(schema as unknown as Schema, ''))];
}

function listOptions(schema: Schema, path: string): string[] {
  const { type, wrapped, entries = {} } = schema;
  if (wrapped?.type === 'array') return schema.default === undefined ? [] : [path];
  if (wrapped) return listOptions(wrapped, path);
  if (type === 'boolean' || type === 'picklist') return [path];
  if (type === 'union') {
    const options = (schema.options ?? []).filter((option) => typeof option !== 'string');
    const inner = options.flatMap((option) => listOptions(option, path));
    return options.some(({ literal }) => literal === false) ? [path, ...inner] : inner;
  }
  return Object.entries(entries).flatMap(([key, inner]) =>
    listOptions(inner, path === '' ? key : `${path}.${key}`),
  );
}
