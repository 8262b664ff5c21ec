import { type Packed, Packer } from '#stock/packer.ts';
import type { Cells, FeedRow } from './feed.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS } from './limits.ts';

type Place = string | null;

/** The rows of a feed, each packed, and its columns, which all rows share. */
export class FeedRows {
  readonly rows: FeedRow[] = [];
  readonly #places = new Map<string, number>();
  /** Rows are read cell by cell: the last one stays open. */
  #open: { readonly packed: Packed<Place[]>; readonly cells: readonly Place[] } | undefined;
  readonly #packer = new Packer<Place[]>();

  /** Adds a column, and returns its place. */
  addColumn(name: string): number {
    const place = this.#places.get(name) ?? this.#places.size;
    this.#places.set(name, place);
    return place;
  }

  /** Columns after the first 500 are left out. */
  get columns(): string[] {
    return [...this.#places.keys()].slice(0, MAX_COLUMNS);
  }

  get notes(): string[] {
    const { size } = this.#places;
    return size > MAX_COLUMNS
      ? [`has ${size} columns; those after the first ${MAX_COLUMNS} are left out`]
      : [];
  }

  /** Adds a row; a cell that is too long is left out, with a warning. */
  add(line: number, cells: Iterable<readonly [column: string, cell: string]>, problem?: string): void {
    const row: Place[] = [];
    const warnings: string[] = [];
    for (const [column, cell] of cells) {
      const place = this.addColumn(column);
      if (place >= MAX_COLUMNS) continue;
      while (row.length < place) row.push(null);
      row[place] = cell.length > MAX_CELL_LENGTH ? '' : cell;
      if (cell.length > MAX_CELL_LENGTH)
        warnings.push(
          `"${column}" has ${cell.length} characters, ${MAX_CELL_LENGTH} at most, and is left out`,
        );
    }
    if (problem !== undefined) warnings.push(problem);
    const packed = new PackedCells(this, this.#packer.pack(row));
    this.rows.push({ line, cells: packed, ...(warnings.length > 0 && { warning: warnings.join('; ') }) });
  }

  placeOf(column: string): number | undefined {
    return this.#places.get(column);
  }

  open(packed: Packed<Place[]>): readonly Place[] {
    if (this.#open?.packed !== packed) this.#open = { packed, cells: packed.unpack() };
    return this.#open.cells;
  }
}

class PackedCells implements Cells {
  readonly #feed: FeedRows;
  readonly #packed: Packed<Place[]>;

  constructor(feed: FeedRows, packed: Packed<Place[]>) {
    this.#feed = feed;
    this.#packed = packed;
  }

  get(column: string): string | undefined {
    const place = this.#feed.placeOf(column);
    return place === undefined ? undefined : (this.#feed.open(this.#packed)[place] ?? undefined);
  }

  *[Symbol.iterator](): Generator<[string, string], void> {
    const cells = this.#feed.open(this.#packed);
    for (const [place, column] of this.#feed.columns.entries()) {
      const cell = cells[place];
      if (typeof cell === 'string') yield [column, cell];
    }
  }
}
