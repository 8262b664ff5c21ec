/** A row of the table of postcodes: where the addresses of a postcode in one state are, and how many there are. */
export interface PostcodeRow {
  readonly postcode: string;
  readonly count: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** Steps a degree is cut into: a kilometre each, far less than the size of most postcodes. */
const STEPS_PER_DEGREE = 100;

/**
 * Postcodes in three columns, each number told as its step from the one before, which packs best. A postcode that crosses
 * a state's border stands where most of its addresses are. src/features/nearest/postcode-table.ts reads it.
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
