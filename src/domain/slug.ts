/**
 * The URL form of a name: lower case ASCII words joined by hyphens ('Mercedes-Benz' -> 'mercedes-benz', 'ID.4' ->
 * 'id-4'). One way only: a slug is resolved by looking it up, never by converting it back (T-20). Can be empty ('!!!').
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
