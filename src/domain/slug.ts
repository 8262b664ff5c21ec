const ACCENTED = /[\u0080-\uffff]/;

/**
 * The URL form of a name: lower case ASCII words joined by hyphens ('Mercedes-Benz' -> 'mercedes-benz', 'ID.4' ->
 * 'id-4'). One way only: a slug is resolved by looking it up, never by converting it back (T-20). Can be empty ('!!!').
 */
export function slugify(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Few names have accents, and the first `normalize` of a page takes a slow phone 40 ms. */
function withoutAccents(text: string): string {
  return ACCENTED.test(text) ? text.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : text;
}
