/** The parts of a valibot schema that a reference describes. */
export interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly key?: SchemaNode;
  readonly value?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Check[];
}

interface Check {
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** A schema without its "optional" and "nullable" wrappers. */
export function unwrap(node: SchemaNode): SchemaNode {
  return node.wrapped ? unwrap(node.wrapped) : node;
}
