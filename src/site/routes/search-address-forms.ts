import { type BodyKey, bodySegment, bodySlug, kindOf, type VehicleKind } from '#domain/car/body.ts';
import { BODY_KEYS } from '#domain/vehicle-kind.ts';
import { capitalise } from '#domain/vehicle-noun.ts';
import { CAR_TYPE_PATHS } from '#search/state/slugs.ts';

/** Bodies by other names than their own. */
const BODY_ALIASES: Readonly<Partial<Record<BodyKey, readonly string[]>>> = {
  '4x4': ['4wd'],
  softtop: ['soft-top'],
};

/**
 * Other forms of the path segments of car types, and of bodies of these kinds: segment -> forms. 'ute-cars' -> 'ute', 'utes',
 * 'UTE-CARS', …
 */
export function listFixedForms(
  kinds: ReadonlySet<VehicleKind>,
): [segment: string, forms: readonly string[]][] {
  const offered = BODY_KEYS.filter((key) => kinds.has(kindOf(key)));
  const bodies = offered.map((key): [string, string[]] => {
    const slug = bodySlug(key);
    const names: Names = [slug, slug.replaceAll('-', ''), key, ...(BODY_ALIASES[key] ?? [])];
    return listForms(bodySegment(key), names);
  });
  const types = CAR_TYPE_PATHS.map(({ slug }) => listForms(slug, [slug.replace(/-cars$/, '')]));
  return [...bodies, ...types];
}

/** The name that is also typed in capitals, then the others. */
type Names = readonly [string, ...string[]];

function listForms(segment: string, names: Names): [string, string[]] {
  const [name] = names;
  const forms = new Set([
    ...names,
    ...names.map(toPlural),
    ...names.map((other) => `${other}-cars`),
    ...[name, toPlural(name), segment].flatMap((text) => [toTitle(text), text.toUpperCase()]),
  ]);
  forms.delete(segment);
  return [segment, [...forms]];
}

/** 'hatch' -> 'hatches'; what ends in '-is' has no plural that anyone types. */
function toPlural(slug: string): string {
  if (slug.endsWith('is')) return slug;
  return /(s|ch)$/.test(slug) ? `${slug}es` : `${slug}s`;
}

/**
 * Other forms of the slug of a make or model, encoded for a path: 'land-rover' -> 'Land-Rover', 'LAND-ROVER', 'Land%20Rover',
 * 'land%20rover', 'landrover'.
 */
export function listNameForms(name: string, slug: string): string[] {
  const hyphened = name.replaceAll(/\s+/g, '-');
  const lower = name.toLowerCase();
  const forms = new Set([
    ...[hyphened, hyphened.toUpperCase(), toTitle(slug)],
    ...[name, lower, slug.replaceAll('-', '')],
  ]);
  forms.delete(slug);
  // A slash would begin another segment.
  return [...forms].filter((form) => form !== '' && !form.includes('/')).map(encodeURIComponent);
}

function toTitle(slug: string): string {
  return slug.split('-').map(capitalise).join('-');
}
