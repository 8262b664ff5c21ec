import { NUMBER_WORDS } from './normalise-text.ts';

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

/**
 * Models that are known in Australia. One that is not in stock is named as such, and never taken for a misspelt word: a
 * Patrol is no petrol car. Names that are also ordinary words of a search (Sport, Wagon) are left out.
 */
// biome-ignore format: a list reads better in rows
export const KNOWN_MODELS: readonly string[] = [
  'accent', 'acadia', 'accord', 'adventra', 'airtrek', 'alphard', 'altima', 'amarok', 'arteon', 'astra', 'atto', 'aurion', 'avalon',
  'avensis', 'barina', 'beetle', 'berlina', 'bluebird', 'bora', 'boxster', 'brumby', 'calais', 'camaro', 'camry', 'cannon', 'caprice', 'captiva',
  'captur', 'caravelle', 'carnival', 'cayenne', 'cayman', 'celica', 'cerato', 'challenger', 'charger', 'cherokee', 'civic', 'clio', 'colorado',
  'combo', 'commander', 'commodore', 'cordoba', 'corolla', 'corsa', 'corvette', 'crafter', 'cruze', 'cybertruck',
  'defender', 'delica', 'dolphin', 'ducato', 'duster', 'eclipse', 'elantra', 'equinox', 'escape', 'escort', 'estima', 'everest', 'evoque',
  'explorer', 'exora', 'fairlane', 'fairmont', 'falcon', 'fiesta', 'focus', 'forester', 'fortuner', 'frontera',
  'galant', 'getz', 'gladiator', 'golf', 'granvia', 'hiace', 'hilux', 'huracan', 'ignis', 'impala', 'impreza', 'ioniq', 'jackaroo',
  'jazz', 'jetta', 'jimny', 'jolion', 'juke', 'kadjar', 'kangoo', 'karoq', 'kluger', 'kodiaq', 'koleos', 'kona', 'kuga', 'lancer', 'landcruiser',
  'lantra', 'laser', 'leaf', 'leon', 'levorg', 'liberty', 'macan', 'magna', 'magentis', 'malibu', 'maloo', 'matrix', 'maxima', 'megane', 'micra', 'mirage',
  'mondeo', 'monaro', 'montero', 'multivan', 'mustang', 'navara', 'nubira', 'odyssey', 'outback', 'outlander', 'pajero', 'palisade',
  'panamera', 'passat', 'pathfinder', 'patriot', 'patrol', 'picanto', 'polo', 'prado', 'premacy', 'prelude', 'prius', 'pulsar',
  'puma', 'qashqai', 'ranger', 'raptor', 'rexton', 'rodeo', 'rondo', 'santafe', 'scenic', 'scirocco', 'sealion', 'seltos', 'shark', 'signum', 'silverado',
  'skyline', 'sonata', 'sonic', 'sorento', 'spark', 'spectra', 'sportage', 'sprinter', 'staria', 'starlet', 'stagea', 'stinger', 'stonic', 'superb',
  'supra', 'swift', 'tacoma', 'tarago', 'taycan', 'territory', 'terios', 'tercel', 'tiguan', 'tiida', 'torana', 'touareg', 'touran', 'trafic',
  'trailblazer', 'transit', 'transporter', 'trax', 'tribeca', 'tribute', 'triton', 'tucson', 'tundra', 'vectra', 'veloster', 'venue',
  'verada', 'viano', 'vitara', 'vito', 'vivaro', 'voxy', 'wrangler', 'xterra', 'yaris', 'yeti', 'zafira',
];
