import { formatWholeNumber } from '#domain/numbers.ts';
import { inflectVehicleNoun, type VehicleNoun } from '#domain/vehicle-noun.ts';
import { buildImageUrlPattern, buildPhoto, type Photo } from '#features/photo/photo.ts';
import type { Site } from '#site/site.ts';

/**
 * The first picture of `home.hero` if it is a photograph: a JPEG has no transparency, so that it fills the width of the page
 * instead of standing on a floor. Undefined for a cut-out, and without a picture.
 */
export function buildHeroPhotograph(site: Site): Photo | undefined {
  const [name = ''] = site.home.hero;
  const url = /\.jpe?g$/i.test(name) && site.assets.get(name);
  return url ? buildPhoto(url, [480, 800, 1280, 1920], buildImageUrlPattern(site)) : undefined;
}

/** Replaces the placeholders in a dealer's sentence: '{count} {vehicles} on five yards' -> '612 cars on five yards'. */
export function interpolateStockCount(text: string, count: number, noun: VehicleNoun): string {
  return text
    .replaceAll('{count}', formatWholeNumber(count))
    .replaceAll('{vehicle}', noun.noun)
    .replaceAll('{vehicles}', inflectVehicleNoun(count, noun));
}
