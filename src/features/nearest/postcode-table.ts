import type { Geocoder } from './geocoder.ts';
import packed from './postcodes.json' with { type: 'json' };

const lats = decodeDeltas(packed.lat);
const longs = decodeDeltas(packed.long);

/** Postcode ('0800') -> the middle of its addresses, to the kilometre. */
const POSTCODES = new Map(
  decodeDeltas(packed.postcodes).map((postcode, index) => [
    String(postcode).padStart(4, '0'),
    { lat: (lats[index] ?? 0) / packed.steps, long: (longs[index] ?? 0) / packed.steps },
  ]),
);

/** Looks postcodes up in the platform's own table, which `npm run geography` packs: nobody is asked. */
export const postcodeTable: Geocoder = (postcode) => Promise.resolve(POSTCODES.get(postcode));

/** Each number is told as its step from the one before. */
function decodeDeltas(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}
