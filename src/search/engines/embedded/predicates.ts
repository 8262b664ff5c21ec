import type { FilterTree, Term } from '#search/query/filter-tree.ts';
import {
  addCar,
  type Bitset,
  bitsetWhere,
  emptyBitset,
  fullBitset,
  hasCar,
  intersectAll,
  unionAll,
} from './bitset.ts';
import type { Column } from './columns.ts';

type Operator = Term['operator'];

/** The columns of one stock and its number of cars. */
export interface LoadedIndex {
  readonly count: number;
  readonly columns: ReadonlyMap<string, Column>;
}

const COMPARATORS = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
} satisfies Record<Operator, (a: number, b: number) => boolean>;

/** The cars that match a filter tree. Throws for an attribute that is not in the index: a mistake in a config. */
export function evaluateFilter(stock: LoadedIndex, tree: FilterTree): Bitset {
  if ('and' in tree)
    return intersectAll(
      stock.count,
      tree.and.map((part) => evaluateFilter(stock, part)),
    );
  if ('or' in tree)
    return unionAll(
      stock.count,
      tree.or.map((part) => evaluateFilter(stock, part)),
    );
  return evaluateTerm(stock, tree);
}

/** The cars that match one comparison. A car without the value matches `!=` only. */
function evaluateTerm(stock: LoadedIndex, { attribute, operator, value }: Term): Bitset {
  const column = getColumn(stock, attribute);
  if (column.kind === 'numeric') {
    const operand = Number(value);
    const matches = COMPARATORS[operator];
    // Inlined, because this is the hot path of every range.
    const bits = emptyBitset(stock.count);
    const { numbers } = column;
    for (let car = 0; car < numbers.length; car++)
      if (matches(numbers[car] ?? Number.NaN, operand)) addCar(bits, car);
    return bits;
  }
  if (isEmptyColumn(column)) return operator === '!=' ? fullBitset(stock.count) : emptyBitset(stock.count);
  if (operator !== '=' && operator !== '!=')
    throw new Error(
      `search: ${attribute} is a text attribute, which can't be compared with ${operator}. Use = or !=.`,
    );
  const bits = findCarsWithValue(stock, column, String(value));
  return operator === '=' ? bits : bitsetWhere(stock.count, (car) => !hasCar(bits, car));
}

/** The cars with a value, or with that value among several. */
function findCarsWithValue(
  stock: LoadedIndex,
  column: Exclude<Column, { kind: 'numeric' }>,
  value: string,
): Bitset {
  switch (column.kind) {
    case 'plain':
      return bitsetWhere(stock.count, (car) => column.texts[car] === value);
    case 'coded': {
      const code = column.codeOf.get(value);
      if (code === undefined) return emptyBitset(stock.count);
      const { codes } = column;
      const bits = emptyBitset(stock.count);
      for (let car = 0; car < codes.length; car++) {
        if (codes[car] === code) addCar(bits, car);
      }
      return bits;
    }
    case 'many': {
      const code = column.codeOf.get(value);
      if (code === undefined) return emptyBitset(stock.count);
      const setMatches = column.sets.map((set) => set.includes(code));
      return bitsetWhere(stock.count, (car) => setMatches[column.codes[car] ?? 0] === true);
    }
  }
}

/** Whether the attribute is known but no car of this stock has a value for it. */
export function isEmptyColumn(column: Column): boolean {
  return column.kind === 'coded' && column.codes.length === 0;
}

/** The column of an attribute. Throws if the index has none. */
export function getColumn(stock: LoadedIndex, attribute: string): Column {
  const column = stock.columns.get(attribute);
  if (!column) throw new Error(`search: unknown attribute "${attribute}". It is not in this index.`);
  return column;
}
