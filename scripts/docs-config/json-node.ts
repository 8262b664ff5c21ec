/** The parts of a generated JSON Schema that a reference describes. */
export interface JsonNode {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonNode | boolean;
  readonly items?: JsonNode | readonly JsonNode[];
  readonly anyOf?: readonly JsonNode[];
  readonly oneOf?: readonly JsonNode[];
  /** The doc comment of its key, on one line. */
  description?: string;
  /** The code of the key's `@example`: a part of site.ts, such as `brand: { colour: '#0b49c4' }`. */
  'x-example'?: string;
  /** The messages of its checks: 'must be 11 digits'. */
  readonly 'x-rules'?: readonly string[];
}

/** The schemas of which a value must fit one. */
export function choicesOf({ anyOf, oneOf }: JsonNode): readonly JsonNode[] | undefined {
  return anyOf ?? oneOf;
}

/** The schema of each entry of a list. */
export function entryOf({ items }: JsonNode): JsonNode | undefined {
  return isNode(items) ? items : undefined;
}

/** The schema of each value of an object whose names are free. */
export function namedValueOf({ additionalProperties: value }: JsonNode): JsonNode | undefined {
  return typeof value === 'object' ? value : undefined;
}

function isNode(items: JsonNode['items']): items is JsonNode {
  return items !== undefined && !Array.isArray(items);
}
