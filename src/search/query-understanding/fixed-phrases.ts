import { NUMBER_WORDS } from './number-words.ts';

/** Words that only join others or address the dealer. */
// biome-ignore format: a list reads better in rows
export const FILLERS: ReadonlySet<string> = new Set([
  'a', 'an', 'the', 'and', 'or', 'in', 'at', 'near', 'around', 'with', 'for', 'sale', 'is', 'that', 'has', 'have', 'want',
  'i', 'me', 'show', 'find', 'looking', 'car', 'cars', 'vehicle', 'vehicles', 'transmission', 'gearbox', 'colour', 'colored',
  'coloured', 'color', 'priced', 'price', 'do', 'you', 'your', 'any', 'whats', 'what', 's', 't', 'my', 'need', 'got', 'we', 'us', 'our', 'good', 'nice',
  'please', 'pls', 'buy', 'of', 'on', 'to', 'im', 'm', 'after', 'some', 'one', 'only', 'are', 'there', 'under', 'than', 'per', 'all', 'series',
  'tradie', 'tradies', 'work', 'stock', 'something', 'anything', 'away', 'driveaway', 'make', 'model', 'body', 'type', 'drive', 'fuel', 'which', 'from', 'between', 'up', 'but', 'nor',
  'anywhere', 'everything', 'can', 'vs', 'yard', 'number', 'preferably', 'fine', 'ok',
]);

/**
 * Words and phrases that describe a vehicle without naming anything that it has: they cast no doubt on the words beside them. No
 * stock says what its vehicles consume.
 */
// biome-ignore format: a list reads better in rows
export const DESCRIPTIONS: ReadonlySet<string> = new Set([
  'small', 'little', 'compact', 'big', 'large', 'huge', 'reliable', 'clean', 'tidy', 'sporty', 'comfortable', 'economical', 'decent',
  'safe', 'strong', 'fast', 'older', 'modern', 'turbo', 'v6', 'v8', 'dark', 'big enough', 'good on fuel', 'easy on fuel',
  'light on fuel', 'fuel efficient', 'fuel economy', 'low fuel consumption', 'cheap to run',
]);

/** Words that begin an amount, seats or a place; half typed, they are nothing to search for. */
// biome-ignore format: a list reads better in rows
export const STARTERS: readonly string[] = [
  'under', 'below', 'less', 'than', 'over', 'above', 'more', 'from', 'since', 'least', 'minimum', 'maximum', 'max', 'min', 'upto',
  'between', 'before', 'after', 'newer', 'older', 'later', 'cheaper', 'budget', 'sub', 'within', 'most', 'around', 'about', 'no',
  'not', 'non', 'dont', 'isnt', 'without', 'except', 'excluding', 'other', 'apart', 'rather', 'seat', 'seats', 'seater', 'seaters', 'family',
  'kilometres', 'kms', 'kays', 'grand', 'thousand', 'onwards', 'looking', 'whats', 'show', 'vehicles', 'cars', 'sale', 'close', 'near',
  'postcode', 'expensive', 'wheel', 'any', 'have', 'second', 'brand', 'low', 'lowest', 'tradie', 'exactly',
  'fits', 'room', 'enough',
  ...NUMBER_WORDS,
];
