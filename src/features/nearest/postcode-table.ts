import type { Geocoder } from './geocoder.ts';
import packed from './postcodes.json' with { type: 'json' };

const lats = decodeDeltas(packed.lat);
const longs = decodeDeltas(packed.long);

/** Postcode ('0800') -> the centre of its addresses, to about a kilometre. */
const POSTCODES = new Map(
  decodeDeltas(packed.postcodes).map((postcode, index) => [
    String(postcode).padStart(4, '0'),
    { lat: (lats[index] ?? 0) / packed.steps, long: (longs[index] ?? 0) / packed.steps },
  ]),
);

/** A geocoder that uses the platform's own table, without a request to a service. */
export const postcodeTable: Geocoder = (postcode) => Promise.resolve(POSTCODES.get(postcode));

/** Decodes numbers that are given as differences from the previous one. */
function decodeDeltas(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}
