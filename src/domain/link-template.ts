import * as v from 'valibot';

/** A placeholder such as '{car_id}'. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces the placeholders of an address with encoded values: 'https://example.com/{car_id}' (T-59). */
export function fillLinkTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replaceAll(PLACEHOLDER, (place, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(String(values[name])) : place,
  );
}

/** An https address of another site that may contain the `placeholders` given; its host must be literal. */
export function linkTemplateSchema(places: readonly string[]) {
  const known = places.map((place) => `{${place}}`);
  return v.pipe(
    v.string(),
    v.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/\S*)?$/i, 'must be an address that starts with "https://"'),
    v.check(
      (url) => [...url.matchAll(/\{[^}]*\}?/g)].every(([place]) => known.includes(place)),
      `must name no places but ${known.join(', ')}`,
    ),
  );
}
