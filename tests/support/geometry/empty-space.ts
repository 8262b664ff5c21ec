import type { Box, Content, Measurement, Part, Row } from './measurement.ts';

/** Empty space beside content that is larger looks like something is missing. */
const MAX_EMPTY = 300;
/** The side of a square of the raster, in px. */
const CELL = 10;

/** Columns that stop, or start, more than 300 px before the content beside them does. */
export function findEmptyColumns({ rows, content, main }: Measurement): string[] {
  return rows
    .filter((row) => main.start <= row.start && row.end <= main.end)
    .flatMap((row) => {
      // What a list's last row leaves open is no fault, and cards of different heights are found by their heights.
      if (isList(row)) return [];
      const inside = content.filter(({ at }) => row.start <= at && at < row.end);
      return row.parts.flatMap((part) => {
        const gap = findLargestGap(part, row, inside);
        return gap > MAX_EMPTY ? [`${part.name} in ${row.name} is empty for ${Math.round(gap)} px`] : [];
      });
    });
}

/** Whether it is a list of things of one kind, such as cards. */
function isList({ parts }: Row): boolean {
  return parts.every((part) => /^(li|article|a|ul)\b/.test(kindOf(part)));
}

/** The largest height without content in a part's column that has content beside it. */
function findLargestGap(part: Part, row: Row, inside: readonly Content[]): number {
  const { left, right } = part.box;
  const isBeside = (other: Part) => other.box.right <= left + 1 || other.box.left >= right - 1;
  const beside = row.parts.filter(isBeside).map(({ box }) => box);
  if (beside.length === 0) return 0;
  const isIn = ({ box }: Content) => box.right > left && box.left < right;
  const mine = inside.filter(isIn).map(({ box }) => box);
  const theirs = inside.filter((each) => !isIn(each)).map(({ box }) => box);
  if (mine.length === 0 || theirs.length === 0) return 0;
  const near = theirs.filter((box) =>
    beside.some((other) => box.top < other.bottom && box.bottom > other.top),
  );
  const top = Math.min(...near.map((box) => box.top));
  const bottom = Math.max(...near.map((box) => box.bottom));
  const gaps = findGaps(mine, top, bottom);
  // The space below what moves along is never seen at once.
  const followers = row.parts.filter((other) => other.sticky && !isBeside(other));
  const isFollowed = (gap: Gap) =>
    followers.some(({ box }) => gap.start <= box.bottom && gap.end >= Math.min(box.bottom, bottom));
  return Math.max(0, ...gaps.filter((gap) => !isFollowed(gap)).map(({ start, end }) => end - start));
}

interface Gap {
  readonly start: number;
  readonly end: number;
}

/** The space between boxes, from `top` to the first and from the last to `bottom`. */
function findGaps(boxes: readonly Box[], top: number, bottom: number): Gap[] {
  const sorted = [...boxes].sort((a, b) => a.top - b.top);
  const gaps: Gap[] = [];
  let reached = top;
  for (const box of sorted) {
    gaps.push({ start: reached, end: Math.min(box.top, bottom) });
    reached = Math.max(reached, box.bottom);
  }
  return [...gaps, { start: reached, end: bottom }];
}

/** Rectangles of more than 300 by 300 px between the page's gutters without any content. */
export function findEmptySides({ frame, content, rows, main }: Measurement): string[] {
  const inMain = content.filter(({ at }) => main.start <= at && at < main.end);
  if (inMain.length === 0) return [];
  const top = Math.min(...inMain.map(({ box }) => box.top));
  const bottom = Math.max(...inMain.map(({ box }) => box.bottom));
  // In print there are no gutters.
  const columns = Math.max(0, Math.floor((frame.right - frame.left) / CELL));
  const raster = Array.from({ length: Math.ceil((bottom - top) / CELL) }, () => new Uint8Array(columns));
  const fill = ({ left, top: start, right, bottom: end }: Box) => {
    const from = Math.max(0, Math.floor((left - frame.left) / CELL));
    const to = Math.ceil((right - frame.left) / CELL);
    for (let y = Math.max(0, Math.floor((start - top) / CELL)); y < (end - top) / CELL; y++) {
      raster[y]?.fill(1, from, Math.max(from, to));
    }
  };
  for (const { box } of inMain) fill(box);
  for (const row of rows) {
    for (const box of findExcused(row)) fill(box);
  }
  return findEmptyRectangles(raster).map(
    ({ x, y, width, height }) =>
      `${width * CELL} by ${height * CELL} px at ${x * CELL + Math.round(frame.left)}, ${Math.round(y * CELL + top)} are empty`,
  );
}

/** The column of what moves along with the window, and what a list leaves open: its last row, or one above an advertisement. */
function findExcused(row: Row): Box[] {
  const top = Math.min(...row.parts.map(({ box }) => box.top));
  const bottom = Math.max(...row.parts.map(({ box }) => box.bottom));
  const columns = row.parts.filter(({ sticky }) => sticky).map(({ box }) => ({ ...box, top, bottom }));
  if (!isList(row)) return columns;
  const widest = Math.max(...row.parts.map(({ box }) => box.right - box.left));
  const open = row.parts.filter(({ box }) => box.bottom > bottom - 1 || box.right - box.left < widest / 1.5);
  return [...columns, ...open.map(({ box }) => ({ ...box, left: 0, right: Number.MAX_SAFE_INTEGER }))];
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest empty rectangle, if both of its sides are longer than allowed. */
function findEmptyRectangles(raster: readonly Uint8Array[]): Rectangle[] {
  const limit = MAX_EMPTY / CELL;
  const heights = new Uint16Array(raster[0]?.length ?? 0);
  let largest: Rectangle | undefined;
  for (const [y, cells] of raster.entries()) {
    for (const [x, cell] of cells.entries()) heights[x] = cell ? 0 : (heights[x] ?? 0) + 1;
    for (const run of findRuns(heights, limit)) {
      if (run.width <= limit) continue;
      if (largest && run.width * run.height <= largest.width * largest.height) continue;
      largest = { ...run, y: y - run.height + 1 };
    }
  }
  return largest ? [largest] : [];
}

/** Neighbouring columns that are all empty for more than `limit` rows, with the height that they share. */
function findRuns(heights: Uint16Array, limit: number): Omit<Rectangle, 'y'>[] {
  const runs: Omit<Rectangle, 'y'>[] = [];
  let start = 0;
  for (let x = 0; x <= heights.length; x++) {
    if ((heights[x] ?? 0) > limit) continue;
    if (x > start) runs.push({ x: start, width: x - start, height: Math.min(...heights.subarray(start, x)) });
    start = x + 1;
  }
  return runs;
}

/** What an element is by its tag and first class: 'li.place' for 'li#cairns.place.place--far'. */
export function kindOf({ name }: Pick<Part, 'name'>): string {
  const [own = ''] = name.split(' ').slice(-1);
  return own
    .replace(/#[\w-]+/, '')
    .split('.')
    .slice(0, 2)
    .join('.');
}
