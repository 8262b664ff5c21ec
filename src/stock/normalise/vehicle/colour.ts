import { isBlank } from '#stock/normalise/text/blank.ts';
import { normaliseCase } from '#stock/normalise/text/tidy-text.ts';

/** What follows a slash between spaces, or names what is inside. */
const INTERIOR = /(?:^|\s)\/.*|\/(?=\s|$|[^/]*\b(?:leather|cloth|trim|interior|int|seats|vinyl)\b).*/is;
const NO_COLOUR = new Set(['other', 'various', 'multi']);

/**
 * The exterior colour: 'White' of 'White / Black Leather', and both of 'Blue/White', which is two-tone; undefined if only the
 * interior is given ('- / Black').
 */
export function parseColour(text: string): string | undefined {
  const name = text.replace(INTERIOR, '').trim();
  return isBlank(name) || NO_COLOUR.has(name.toLowerCase()) ? undefined : normaliseCase(name);
}
