/** What valibot's schemas hold, as far as a reference tells of it. */
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

/** Under the wrappings that say "may be left out" and "may be null". */
export function unwrapped(node: SchemaNode): SchemaNode {
  return node.wrapped ? unwrapped(node.wrapped) : node;
}
