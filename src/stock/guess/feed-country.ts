import { parseState } from '#stock/normalise/text/suburb-and-state.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { splitColumn } from './column-words.ts';
import { sampleOf } from './feed-sample.ts';
import { columnsOf, type MappingDraft } from './mapping-draft.ts';

const US_STATES = new Set(
  (
    'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn ' +
    'tx ut vt va wv wi wy dc'
  ).split(' '),
);

/** Whether a feed looks like one of the United States: by its states, its country or words that are theirs alone. */
export function isAmerican(feed: Feed): boolean {
  return hasSigns(feed, /^(?:zip|zipcode|msrp|dcid)$/, /^(?:us|usa|united states.*)$/i);
}

/** Whether a feed looks like one from a country of miles. */
export function countsMiles(feed: Feed): boolean {
  const hasPounds = feed.columns.some((column) =>
    sampleOf(feed, column).some((cell) => /^£\s?\d/.test(cell)),
  );
  return isAmerican(feed) || hasPounds || hasSigns(feed, /^(?:mpg|vrm)$/, /^(?:gb|uk|united kingdom)$/i);
}

function hasSigns(feed: Feed, words: RegExp, country: RegExp): boolean {
  return feed.columns.some((column) => {
    const name = splitColumn(column).parts.flat();
    const sample = sampleOf(feed, column);
    if (sample.length === 0) return false;
    const most = (is: (cell: string) => boolean) => sample.filter(is).length > sample.length / 2;
    if (name.includes('state') && most((cell) => US_STATES.has(cell.trim().toLowerCase()))) return true;
    if (name.includes('country') && most((cell) => country.test(cell.trim()))) return true;
    return name.some((word) => words.test(word));
  });
}

/** Whether a feed names states of Australia or its ways of pricing. */
export function isAustralian(draft: MappingDraft, feed: Feed): boolean {
  const says = (field: 'state' | 'price', is: (cell: string) => boolean) =>
    columnsOf(draft, field).some((column) => sampleOf(feed, column).some(is));
  return (
    says('state', (cell) => parseState(cell) !== undefined) ||
    says('price', (cell) => /aud|a\$|drive ?away|egc|dap|orc/i.test(cell))
  );
}
