/** A row of the postcode table: the position of a postcode's addresses in one state, and their number. */
export interface PostcodeRow {
  readonly postcode: string;
  readonly count: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** Resolution: a step is about a kilometre, far less than the size of most postcodes. */
const STEPS_PER_DEGREE = 100;

/**
 * Packs postcodes into three delta-encoded columns, which compress best. A postcode that crosses a state border is
 * placed where most of its addresses are. Read by src/features/nearest/postcode-table.ts.
 */
export function packPostcodes(rows: readonly PostcodeRow[]) {
  const byCount = rows.toSorted((a, b) => Number(a.count) - Number(b.count));
  const found = new Map(byCount.map((row) => [row.postcode, row]));
  const sorted = [...found.values()].toSorted((a, b) => a.postcode.localeCompare(b.postcode));
  return {
    steps: STEPS_PER_DEGREE,
    postcodes: deltaEncode(sorted.map(({ postcode }) => Number(postcode))),
    lat: deltaEncode(sorted.map(({ latitude }) => Math.round(Number(latitude) * STEPS_PER_DEGREE))),
    long: deltaEncode(sorted.map(({ longitude }) => Math.round(Number(longitude) * STEPS_PER_DEGREE))),
  };
}

function deltaEncode(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}
