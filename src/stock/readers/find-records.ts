import { isPlainObject, type PlainObject } from '#platform/plain-object.ts';
import { Packed, Packer, unpack } from '#stock/packer.ts';
import { flatten } from './flatten.ts';

/** The records of a feed's tree, or the reason why they can't be found, in the form 'problem. Fix.' */
export type FoundRecords = { readonly records: readonly unknown[] } | { readonly problem: string };

/**
 * Finds the list of cars in a JSON value or in the tree below an XML root. The value itself may be the list; otherwise
 * it is the only list inside, through any wrappers. `path` ('data.vehicles') selects one of several.
 */
export function findRecords(tree: unknown, path: string | undefined): FoundRecords {
  if (path !== undefined) return findRecordsAt(tree, path);
  if (Array.isArray(tree)) return { records: tree };
  if (!isPlainObject(tree)) return { problem: 'contains no list of cars. It must be a list of records.' };
  const lists = Object.keys(tree).filter((key) => isList(tree[key]));
  const [only, ...others] = lists;
  if (only === undefined) {
    const isEmpty = Object.keys(tree).length === 0;
    return isEmpty
      ? { records: [] }
      : { problem: 'contains no list of cars. It must contain a list of records.' };
  }
  if (others.length > 0) {
    return {
      problem: `contains several lists: ${lists.join(', ')}. Name the one with the cars in "records" of the mapping.`,
    };
  }
  return { records: unwrapList(asList(tree[only])) };
}

function findRecordsAt(tree: unknown, path: string): FoundRecords {
  const found = path.split('.').reduce<unknown[]>(
    (nodes, key, at, keys) =>
      nodes.flatMap((packed) => {
        const node = unpack(packed);
        const children = asList(isPlainObject(node) ? node[key] : undefined);
        return nodes.length > 1 ? inheritFacts(children, node, key, keys[at - 1] ?? '') : children;
      }),
    [tree],
  );
  if (found.length > 0 || isList(findListAt(tree, path))) return { records: found };
  return {
    problem: `has no list at "${path}", which "records" in the mapping names. Name an existing one.`,
  };
}

/** Records with what the yard or dealer around them says, where there are several: 'yard.suburb'. */
function inheritFacts(children: unknown[], parent: unknown, key: string, name: string): unknown[] {
  const { [key]: _, ...own } = isPlainObject(parent) ? parent : {};
  const facts = [...(flatten(own) ?? [])].filter(([, cell]) => !/[\n[{]/.test(cell)).slice(0, 30);
  if (facts.length === 0) return children;
  const packer = new Packer();
  return children.map((packed) => {
    const child = unpack(packed);
    if (!isPlainObject(child) || Object.hasOwn(child, name)) return packed;
    const whole = { ...child, [name]: Object.fromEntries(facts) };
    return packed instanceof Packed ? packer.pack(whole) : whole;
  });
}

/** An empty list is a valid result. */
function findListAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (isPlainObject(node) ? node[key] : undefined), tree);
}

/** Unwraps elements that only contain one list: <stock><vehicles><vehicle>. A loop, because the depth is unbounded. */
function unwrapList(list: readonly unknown[]): readonly unknown[] {
  let inner = list;
  let next = getWrappedList(list);
  while (next) {
    inner = next;
    next = getWrappedList(inner);
  }
  return inner;
}

/** The list that is the only value (attributes aside) of a list's only record; undefined if the list is the cars. */
function getWrappedList([wrapper, ...more]: readonly unknown[]): readonly unknown[] | undefined {
  if (more.length > 0 || !isPlainObject(wrapper)) return undefined;
  const values = Object.entries(wrapper).flatMap(([key, value]) => (key.startsWith('@') ? [] : [value]));
  const [only, ...others] = values;
  return others.length === 0 && isList(only) ? asList(only) : undefined;
}

/** Whether a value is a record, or a list without plain text or numbers. */
function isList(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isPlainObject) : isPlainObject(value);
}

/** The items of a list, or of records by their ids: {"1001": {...}, "1002": {...}}. */
export function asList(value: unknown): unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  return isPlainObject(value) && hasRecordsById(value) ? Object.values(value) : [value];
}

/** Fewer names in common may be those of parts: a price and a delivery both have an amount. */
const MIN_COMMON_NAMES = 3;

function hasRecordsById(value: PlainObject): boolean {
  const [first, ...others] = Object.values(value);
  if (!isPlainObject(first) || others.length === 0 || !others.every(isPlainObject)) return false;
  const common = Object.keys(first).filter((name) => others.every((other) => name in other));
  return common.length >= MIN_COMMON_NAMES;
}
