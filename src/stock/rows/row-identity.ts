import { sha256 } from '#platform/sha256.ts';
import type { ImportPlan } from '#stock/mapping/import-plan.ts';
import { isBlank, toSingleLine } from '#stock/normalise/text/tidy-text.ts';
import type { FeedRow } from '#stock/readers/feed.ts';
import type { RowProblem } from './report.ts';

/** The identity of a row's car across imports. */
export interface RowIdentity {
  readonly id: string;
  /** The end of its slug if it has no stock number: 6 digits of a hash. */
  readonly tail: string;
  /** Its number among the rows with the same key or the same cells, in row order, from 1. */
  readonly ordinal: number;
  readonly problem?: RowProblem;
  /** The number of an earlier row with the same key and the same cells: this one says nothing more. */
  readonly repeats?: number;
}

const ID_LENGTH = 16;
/** A longer key is a text, not a number: its hash is the id. */
const MAX_KEY_LENGTH = 100;
/** Names of every object's own properties and methods: as keys of a record they are unsafe. */
const RESERVED_IDS = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);
const TAIL_LENGTH = 6;

/**
 * Identifies every row by the key columns, or, if there are none or the row leaves one empty, by a hash of all columns
 * except prices. Duplicates get a number appended, in row order; without a key, equal rows are vehicles that are alike.
 */
export function identifyRows(rows: readonly FeedRow[], plan: ImportPlan): RowIdentity[] {
  const rowOf = new Map<string, FeedRow>();
  const ordinalOf = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row, plan.key);
    const base = key ?? sha256(cellsWithoutPrices(row, plan.priceColumns), 'hex', ID_LENGTH);
    const { id, ordinal } = makeUniqueId(base, rowOf, ordinalOf);
    const twin = rowOf.get(base);
    const problem = describeKeyProblem(key, plan.key, twin?.line);
    const isRepeat = key !== undefined && twin !== undefined && haveSameCells(row, twin);
    rowOf.set(id, row);
    const tail = (key === undefined ? base : sha256(base, 'hex')).slice(0, TAIL_LENGTH);
    return { id, tail, ordinal, ...(problem && { problem }), ...(isRepeat && { repeats: twin.line }) };
  });
}

function haveSameCells({ cells }: FeedRow, other: FeedRow): boolean {
  return JSON.stringify([...cells]) === JSON.stringify([...other.cells]);
}

function keyOf(row: FeedRow, columns: readonly string[]): string | undefined {
  const parts = columns.map((column) => row.cells.get(column) ?? '');
  return parts.length === 0 || parts.some(isBlank) ? undefined : toId(toSingleLine(parts.join('~')));
}

function toId(key: string): string {
  if (RESERVED_IDS.has(key)) return `${key}~`;
  return key.length <= MAX_KEY_LENGTH ? key : sha256(key, 'hex', ID_LENGTH);
}

/** Goes on counting where the last row with this base stopped: 50,000 rows may have one key. */
function makeUniqueId(
  base: string,
  taken: ReadonlyMap<string, unknown>,
  ordinalOf: Map<string, number>,
): { id: string; ordinal: number } {
  let ordinal = (ordinalOf.get(base) ?? 0) + 1;
  let id = ordinal === 1 ? base : `${base}~${ordinal}`;
  while (taken.has(id)) {
    ordinal += 1;
    id = `${base}~${ordinal}`;
  }
  ordinalOf.set(base, ordinal);
  return { id, ordinal };
}

function describeKeyProblem(
  key: string | undefined,
  columns: readonly string[],
  twin: number | undefined,
): RowProblem | undefined {
  if (columns.length === 0) return undefined;
  if (key === undefined)
    return {
      field: 'key',
      reason: `no ${columns.join(' and ')}: known by its other cells instead`,
      value: '',
    };
  return twin === undefined
    ? undefined
    : { field: 'key', reason: `the same key as no. ${twin}, so it is numbered`, value: key };
}

/**
 * The row's non-empty cells sorted by column name, so that neither the order of columns nor a new empty one changes the
 * identity. A structure that contains a price is left out; its other values are columns of their own.
 */
function cellsWithoutPrices(row: FeedRow, priceColumns: readonly string[]): string {
  const isPrice = (column: string) =>
    priceColumns.some((price) => price === column || price.startsWith(`${column}.`));
  const cells = [...row.cells].filter(([column, cell]) => cell !== '' && !isPrice(column));
  return JSON.stringify(cells.sort(([a], [b]) => (a < b ? -1 : 1)));
}
