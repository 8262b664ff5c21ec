import { describeType, formatCode } from './describe-type.ts';
import { choicesOf, entryOf, type JsonNode, namedValueOf } from './json-node.ts';

/** One key of a file. */
export interface FieldDoc {
  /** Below its object: 'age.max', 'actions[].label', 'targets.<name>.urlEnv'. */
  readonly key: string;
  /** A description of its values, in Markdown. */
  readonly value: string;
  /** Its default, in Markdown: a value, 'required' or nothing. */
  readonly defaultText: string;
  readonly node: JsonNode;
}

/** The keys of an object itself. */
export function describeFields({ properties = {}, required = [] }: JsonNode, prefix = ''): FieldDoc[] {
  return Object.entries(properties).map(([key, node]) => ({
    key: `${prefix}${key}`,
    value: describeType(node),
    defaultText: required.includes(key) ? 'required' : describeDefault(node),
    node,
  }));
}

/** The fields of a data file: of each entry where it is a list. */
export function describeFileFields(node: JsonNode): FieldDoc[] {
  return describeNestedFields(entryOf(node) ?? node);
}

/** The keys of all objects that a value may hold, each followed by those of the objects in it. */
export function describeNestedFields(node: JsonNode, prefix = ''): FieldDoc[] {
  const seen = new Set<string>();
  return findObjects(node, prefix)
    .flatMap((object) =>
      describeFields(object.node, object.prefix && `${object.prefix}.`).flatMap((field) => [
        field,
        ...describeNestedFields(field.node, field.key),
      ]),
    )
    .filter((field) => {
      const rowKey = `${field.key} ${field.value} ${field.node.description}`;
      return !seen.has(rowKey) && seen.add(rowKey);
    });
}

interface FoundObject {
  readonly node: JsonNode;
  readonly prefix: string;
}

/** The objects directly in a value: itself, its choices, the entries of a list, the values of free names. */
function findObjects(node: JsonNode, prefix: string): FoundObject[] {
  if (node.properties) return [{ node, prefix }];
  const [entry, value] = [entryOf(node), namedValueOf(node)];
  if (entry) return findObjects(entry, `${prefix}[]`);
  if (value) return findObjects(value, prefix === '' ? '<name>' : `${prefix}.<name>`);
  return (choicesOf(node) ?? []).flatMap((choice) => findObjects(choice, prefix));
}

function describeDefault({ default: value }: JsonNode): string {
  if (value === undefined || value === null) return '';
  const isEmpty = typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0;
  return isEmpty ? '' : formatCode(value);
}
