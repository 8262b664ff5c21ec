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
