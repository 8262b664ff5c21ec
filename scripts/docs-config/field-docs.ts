import { describeType, formatCode } from './describe-type.ts';
import { type SchemaNode, unwrap } from './schema-node.ts';
import type { SchemaType } from './schema-types.ts';

/** One key of a file. */
export interface FieldDoc {
  /** Below its object: 'age.max', 'actions[].label', 'targets.<name>.urlEnv'. */
  readonly key: string;
  /** A description of its values, in Markdown. */
  readonly value: string;
  /** Its default, in Markdown: a value, 'required' or nothing. */
  readonly defaultText: string;
  /** Its doc comment; undefined if there is none. */
  readonly sentence: string | undefined;
  /** The code of its `@example`: a part of site.ts, such as `brand: { colour: '#0b49c4' }`. */
  readonly example: string | undefined;
  readonly node: SchemaNode;
  readonly type: SchemaType | undefined;
}

/** The keys of an object itself. */
export function describeFields(node: SchemaNode, type: SchemaType | undefined, prefix = ''): FieldDoc[] {
  return Object.entries(node.entries ?? {}).map(([key, entry]) => {
    const member = type?.member('entries')?.member(key);
    return {
      key: `${prefix}${key}`,
      value: describeType(entry),
      defaultText: describeDefault(entry),
      sentence: member?.sentence,
      example: member?.example,
      node: entry,
      type: member,
    };
  });
}

/** The fields of a data file: of each entry where it is a list. */
export function describeFileFields(node: SchemaNode, type: SchemaType | undefined): FieldDoc[] {
  if (node.wrapped) return describeFileFields(node.wrapped, type?.member('wrapped'));
  return node.item ? describeNestedFields(node.item, type?.member('item')) : describeNestedFields(node, type);
}

/** The keys of all objects that a value may hold, each followed by those of the objects in it. */
export function describeNestedFields(
  node: SchemaNode,
  type: SchemaType | undefined,
  prefix = '',
): FieldDoc[] {
  const seen = new Set<string>();
  return findObjects(node, type, prefix)
    .flatMap((object) =>
      describeFields(object.node, object.type, object.prefix && `${object.prefix}.`).flatMap((field) => [
        field,
        ...describeNestedFields(field.node, field.type, field.key),
      ]),
    )
    .filter(({ key, value, sentence }) => {
      const rowKey = `${key} ${value} ${sentence}`;
      return !seen.has(rowKey) && seen.add(rowKey);
    });
}

interface FoundObject {
  readonly node: SchemaNode;
  readonly type: SchemaType | undefined;
  readonly prefix: string;
}

/** The objects directly in a value: itself, the options of a union, the entries of a list or record. */
function findObjects(node: SchemaNode, type: SchemaType | undefined, prefix: string): FoundObject[] {
  if (node.wrapped) return findObjects(node.wrapped, type?.member('wrapped'), prefix);
  if (node.entries) return [{ node, type, prefix }];
  if (node.item) return findObjects(node.item, type?.member('item'), `${prefix}[]`);
  if (node.value)
    return findObjects(node.value, type?.member('value'), prefix === '' ? '<name>' : `${prefix}.<name>`);
  if (node.type !== 'union' && node.type !== 'variant') return [];
  return (node.options as readonly SchemaNode[]).flatMap((option, index) =>
    findObjects(option, type?.member('options')?.member(String(index)), prefix),
  );
}

function describeDefault(entry: SchemaNode): string {
  if (entry.type !== 'optional') return 'required';
  const value = typeof entry.default === 'function' ? undefined : entry.default;
  if (value === undefined || value === null) return '';
  const empty = typeof value === 'object' && Object.keys(value).length === 0;
  return empty && !unwrap(entry).item ? '' : formatCode(value);
}
