/** A time on the clock as feeds write it. */
const FEED_TIME = /"2000-01-01T(\d\d:\d\d):00(?:\.0+)?Z"/g;

/** A make that is written as its name alone. */
const MAKE_NAME = /("manufacturer": *)("(?:[^"\\\n]|\\.)*")/g;

/** The name of a picture in assets/. */
const PICTURE = /"([\w][\w.-]*\.(?:avif|gif|jpe?g|png|svg|webp))"/gi;
const EDITED_PICTURE = /"\/assets\/([^"/]+)"/g;

/**
 * A data file in the one form that the studio edits, of the several that the platform reads: a list as the "entries" of an object, times as
 * "08:30", makes as objects, and pictures with their folder.
 */
export function toEditedForm(path: string, text: string): string {
  if (!path.endsWith('.json')) return text;
  const edited = text
    .replaceAll(FEED_TIME, '"$1"')
    .replaceAll(MAKE_NAME, '$1{ "name": $2 }')
    .replaceAll(PICTURE, '"/assets/$1"');
  const [, name = ''] = /([^/]+)\.json$/.exec(path) ?? [];
  const $schema = `../../../schemas/${name}.schema.json`;
  return edited.trimStart().startsWith('[')
    ? `{ "$schema": ${JSON.stringify($schema)}, "entries": ${edited} }`
    : edited;
}

/** A data file as the platform reads it. */
export function toStoredForm(path: string, text: string): string {
  return path.endsWith('.json') ? text.replaceAll(EDITED_PICTURE, '"$1"') : text;
}
