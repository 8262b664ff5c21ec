import * as v from 'valibot';

/** A placeholder such as '{car_id}'. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces the placeholders of an address with encoded values: 'https://example.com/{car_id}' (T-59). */
export function fillLinkTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replaceAll(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(String(values[name])) : placeholder,
  );
}

/** An https address of another site that may contain the placeholders `names`; its host must be literal. */
export function linkTemplateSchema(names: readonly string[]) {
  const known = names.map((name) => `{${name}}`);
  return v.pipe(
    v.string(),
    v.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/\S*)?$/i, 'must be an address that starts with "https://"'),
    v.check(
      (url) => [...url.matchAll(/\{[^}]*\}?/g)].every(([placeholder]) => known.includes(placeholder)),
      `must contain no placeholders except ${known.join(', ')}`,
    ),
  );
}
