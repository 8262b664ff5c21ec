import { slugify } from '#domain/slug.ts';

/** A word in the form used for comparisons: 'Ute / Tray', 'UTE-TRAY' and 'ute tray' are all 'utetray'. */
export function compact(text: string): string {
  return slugify(text).replaceAll('-', '');
}
