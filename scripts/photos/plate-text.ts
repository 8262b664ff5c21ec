const MAX_LETTERS = 9;

/** The first word of a dealer's slug, for a number plate. As on real ones, long words lose vowels, the last one first. */
export function plateOf(slug: string): string {
  let text = slug.replace(/-.*/, '').toUpperCase();
  while (text.length > MAX_LETTERS && /[AEIOU]/.test(text)) text = text.replace(/[AEIOU](?=[^AEIOU]*$)/, '');
  return text.slice(0, MAX_LETTERS);
}
