import * as v from 'valibot';

/** What somebody might write into a text so that it becomes markup. `n` tells the places apart. */
const PAYLOADS: readonly ((n: number) => string)[] = [
  (n) => `<script>run(${n})</script>`,
  (n) => `"><script>run(${n})</script>`,
  (n) => `'><img src=x onerror=run(${n})>`,
  (n) => `" onmouseover="run(${n})" x="`,
  (n) => `</script></title></textarea><script>run(${n})</script>`,
  (n) => `<svg/onload=run(${n})>{run(${n})}\${run(${n})}`,
  (n) => `--><!--<script>run(${n})//]]>`,
];

/** Keys whose text names something else, so that no dealer could be built with another. */
const REFERENCES =
  /^(?:id|slug|image|image_or_model_image|imageId|photo|src|logo|url|thumb|hero|heroes|template|dealership_id|dealership_slug|location_id|location_name|distribution_locations|blocks|link|linkTo|href|nav|items|singleManufacturer|makes|demo|feed|mapping|targets|defaultTargets|routes|order|locations|forms|stocknum|links|pageBlocks|pagePhotos)$/;
/** Texts with a meaning: the locations of the home page, and Markdown, which refuses markup with its line. */
const MEANT_TEXTS = /^(?:home|answer)$/;

/** Fills texts with payloads, each in a place of its own. */
export interface PayloadFiller {
  /** The value with a payload in every text that `schema` takes one for. */
  fill<Value>(value: Value, schema: v.GenericSchema): Value;
  readonly count: () => number;
}

export function createPayloadFiller(): PayloadFiller {
  let count = 0;
  return {
    count: () => count,
    fill(value, schema) {
      const filled = structuredClone(value);
      const isValid = () => v.is(schema, filled);
      if (!isValid()) throw new Error('markup payloads: the value to fill breaks its schema');
      fillPlaces(filled, isValid, () => PAYLOADS[count % PAYLOADS.length]?.(count++) ?? '');
      return filled;
    },
  };
}

function fillPlaces(value: unknown, isValid: () => boolean, next: () => string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (!Array.isArray(value) && REFERENCES.test(key)) continue;
    if (typeof part !== 'string') {
      fillPlaces(part, isValid, next);
      continue;
    }
    if (MEANT_TEXTS.test(key)) continue;
    // Beside the payload the text stays: some schemas look for a word in it.
    Reflect.set(value, key, `${part} ${next()}`);
    if (!isValid()) Reflect.set(value, key, part);
  }
}
