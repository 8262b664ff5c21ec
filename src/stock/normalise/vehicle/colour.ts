import { isBlank } from '#stock/normalise/text/blank.ts';
import { normaliseCase } from '#stock/normalise/text/tidy-text.ts';

const NO_COLOUR = new Set(['other', 'various', 'multi']);

/** The exterior colour: 'White' of 'White / Black Leather'; undefined if only the interior is given ('- / Black'). */
export function parseColour(text: string): string | undefined {
  const name = text.replace(/\/.*/s, '').trim();
  return isBlank(name) || NO_COLOUR.has(name.toLowerCase()) ? undefined : normaliseCase(name);
}
