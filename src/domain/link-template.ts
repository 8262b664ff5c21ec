import * as v from 'valibot';

/** '{car_id}' stands for the id of a car. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts values, encoded, in the places of an address that name them: 'https://example.com/{car_id}' (T-59). */
export function fillLinkTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replaceAll(PLACEHOLDER, (place, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(String(values[name])) : place,
  );
}

/** An https address of another site in which the `places` given may stand; its host is always written out. */
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
