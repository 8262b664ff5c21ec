import type { FilterTree, Term } from '#search/query/filter-tree.ts';
import { addCar, allCars, type Bits, carsWhere, hasCar, inAll, inAny, noCars } from './bitset.ts';
import type { Column } from './columns.ts';

type Operator = Term['operator'];

/** The columns of one stock and how many cars it holds. */
export interface Stock {
  readonly count: number;
  readonly columns: ReadonlyMap<string, Column>;
}

const COMPARE = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
} satisfies Record<Operator, (a: number, b: number) => boolean>;

/** The cars that fulfil a filter tree. Throws for an attribute that the index does not hold: a mistake in a config. */
export function carsOfTree(stock: Stock, tree: FilterTree): Bits {
  if ('and' in tree)
    return inAll(
      stock.count,
      tree.and.map((part) => carsOfTree(stock, part)),
    );
  if ('or' in tree)
    return inAny(
      stock.count,
      tree.or.map((part) => carsOfTree(stock, part)),
    );
  return carsOfTerm(stock, tree);
}

/** The cars that fulfil one comparison. A car without the value fulfils `!=` and nothing else. */
function carsOfTerm(stock: Stock, { attribute, operator, value }: Term): Bits {
  const column = columnOf(stock, attribute);
  if (column.kind === 'numeric') {
    const wanted = Number(value);
    const holds = COMPARE[operator];
    // A loop of its own: this is the hot path of every range.
    const bits = noCars(stock.count);
    const { numbers } = column;
    for (let car = 0; car < numbers.length; car++)
      if (holds(numbers[car] ?? Number.NaN, wanted)) addCar(bits, car);
    return bits;
  }
  if (isEmpty(column)) return operator === '!=' ? allCars(stock.count) : noCars(stock.count);
  if (operator !== '=' && operator !== '!=')
    throw new Error(`search: ${attribute} holds texts, which have no ${operator}`);
  const bits = carsHolding(stock, column, String(value));
  return operator === '=' ? bits : carsWhere(stock.count, (car) => !hasCar(bits, car));
}

/** The cars that hold a value: of several where a car has several. */
function carsHolding(stock: Stock, column: Exclude<Column, { kind: 'numeric' }>, value: string): Bits {
  switch (column.kind) {
    case 'plain':
      return carsWhere(stock.count, (car) => column.texts[car] === value);
    case 'coded': {
      const code = column.codeOf.get(value);
      if (code === undefined) return noCars(stock.count);
      const { codes } = column;
      const bits = noCars(stock.count);
      for (let car = 0; car < codes.length; car++) if (codes[car] === code) addCar(bits, car);
      return bits;
    }
    case 'many': {
      const code = column.codeOf.get(value);
      if (code === undefined) return noCars(stock.count);
      const holds = column.sets.map((set) => set.includes(code));
      return carsWhere(stock.count, (car) => holds[column.codes[car] ?? 0] === true);
    }
  }
}

/** No car of this stock has a value: the attribute is known, and nothing fulfils it. */
export function isEmpty(column: Column): boolean {
  return column.kind === 'coded' && column.codes.length === 0;
}

/** The column of an attribute; throws when there is none. */
export function columnOf(stock: Stock, attribute: string): Column {
  const column = stock.columns.get(attribute);
  if (!column) throw new Error(`search: there is no attribute "${attribute}" in this stock`);
  return column;
}
