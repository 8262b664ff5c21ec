/** A time on the clock as feeds write it. */
const FEED_TIME = /"2000-01-01T(\d\d:\d\d):00(?:\.0+)?Z"/g;

/** A make that is written as its name alone. */
const MAKE_NAME = /("manufacturer": *)("(?:[^"\\\n]|\\.)*")/g;

/**
 * A data file in the one form that the studio edits, of the several that the platform reads: a list as the "entries" of an object, and
 * times as "08:30", and makes as objects.
 */
export function toEditedForm(path: string, text: string): string {
  if (!path.endsWith('.json')) return text;
  const short = text.replaceAll(FEED_TIME, '"$1"').replaceAll(MAKE_NAME, '$1{ "name": $2 }');
  const [, name = ''] = /([^/]+)\.json$/.exec(path) ?? [];
  const $schema = `../../../schemas/${name}.schema.json`;
  return short.trimStart().startsWith('[')
    ? `{ "$schema": ${JSON.stringify($schema)}, "entries": ${short} }`
    : short;
}
