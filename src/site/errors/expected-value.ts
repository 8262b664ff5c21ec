import type * as v from 'valibot';

/** The parts of a valibot schema that say what a value must be. */
interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly value?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly message?: unknown }[];
}

/** The schemas that apply to the value at a path: several if there is a union. */
export function schemasAt(schema: v.GenericSchema, path: readonly unknown[]): readonly SchemaNode[] {
  return path.reduce<readonly SchemaNode[]>(
    (nodes, key) => nodes.flatMap((node) => alternatives(childOf(node, key))),
    alternatives(schema),
  );
}

/** Unwraps optional and nullable schemas; expands unions and variants to their options. */
function alternatives(node: SchemaNode | undefined): readonly SchemaNode[] {
  if (node === undefined) return [];
  if (node.wrapped) return alternatives(node.wrapped);
  return node.type === 'union' || node.type === 'variant'
    ? (node.options as readonly SchemaNode[]).flatMap(alternatives)
    : [node];
}

function childOf(node: SchemaNode, key: unknown): SchemaNode | undefined {
  if (node.entries) return node.entries[String(key)];
  if (node.items) return node.items[Number(key)];
  return node.item ?? node.value;
}

/** The schemas of objects whose literals an object has: those of `kind: 'file'` alone for a file. All, if none fits. */
export function schemasOfKind(nodes: readonly SchemaNode[], object: unknown): readonly SchemaNode[] {
  const fitting = nodes.filter(({ entries = {} }) =>
    Object.entries(entries).every(
      ([key, { type, literal }]) => type !== 'literal' || Object(object)[key] === literal,
    ),
  );
  return fitting.length > 0 ? fitting : nodes;
}

/** The keys that an object of any of these schemas may have. */
export function knownKeys(nodes: readonly SchemaNode[]): string[] {
  return [...new Set(nodes.flatMap((node) => Object.keys(node.entries ?? {})))];
}

/** The values allowed by picklists and literals. */
export function allowedValues(nodes: readonly SchemaNode[]): string[] {
  return nodes
    .flatMap(({ options = [], literal }) => [...options, literal])
    .filter((value) => typeof value === 'string');
}

/** The second half of a problem: 'Must be one of "classic", "showroom".' A schema's own message takes precedence. */
export function describeExpectedValue(nodes: readonly SchemaNode[]): string {
  const own =
    nodes.length === 1 ? nodes[0]?.pipe?.map(({ message }) => message).find(isExpectationMessage) : undefined;
  return toSentence(own ?? `must be ${[...new Set(nodes.map(describeSchema))].join(' or ')}`);
}

function isExpectationMessage(message: unknown): message is string {
  return /^must (?!not )/.test(String(message));
}

const TYPE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number, without quotes',
  boolean: 'true or false',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
};

function describeSchema(node: SchemaNode): string {
  if (node.type === 'literal') return JSON.stringify(node.literal);
  if (node.type === 'picklist') return `one of ${quoteList(allowedValues([node]))}`;
  if (node.entries) return describeObject(node.entries);
  return TYPE_DESCRIPTIONS[node.type] ?? node.type;
}

function describeObject(entries: Readonly<Record<string, SchemaNode>>): string {
  const required = Object.entries(entries).flatMap(([key, { type }]) => (type === 'optional' ? [] : [key]));
  return required.length === 0 ? 'an object in braces' : `an object with ${quoteList(required)}`;
}

/** '"a", "b"'. */
export function quoteList(values: readonly string[]): string {
  return values.map((value) => `"${value}"`).join(', ');
}

/** A capital at the start and a full stop at the end. */
export function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?]$/.test(text) ? '' : '.'}`;
}
