/**
 * The locale by which dates, numbers and lists are formatted and names sorted. English looks the same in every country of the
 * table (country.ts), so nothing has to pass one on.
 */
export const FORMAT_LOCALE = 'en-AU';
