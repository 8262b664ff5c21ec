import { compact } from '#stock/normalise/text/tidy-text.ts';

/**
 * Models of several words, and models with several spellings in feeds ('Rav 4', 'RAV4'), by make. Only these need to be
 * listed: any other model is the word after the make.
 */
// biome-ignore format: a table reads better in rows
const MODELS = {
  Audi: ['A4 Allroad', 'A6 Allroad', 'RS Q3', 'RS Q8', 'e-tron'],
  Bentley: ['Continental GT', 'Flying Spur'],
  BMW: ['1 Series', '2 Series', '3 Series', '4 Series', '5 Series', '6 Series', '7 Series', '8 Series'],
  BYD: ['Atto 2', 'Atto 3', 'Sealion 6', 'Sealion 7', 'Shark 6'],
  Chery: ['Omoda 5', 'Tiggo 4', 'Tiggo 7', 'Tiggo 8'],
  Chrysler: ['Grand Voyager', 'PT Cruiser'],
  Citroen: ['Grand C4 Picasso', 'C4 Picasso', 'C4 Cactus', 'C5 Aircross', 'C5 X'],
  Ford: ['F-150', 'F-250', 'F-350', 'Transit Custom', 'Mustang Mach-E', 'Escort RS', 'EcoSport'],
  'Great Wall': ['Wingle'],
  GWM: ['Haval Jolion', 'Haval H6', 'Haval H6GT', 'Tank 300', 'Tank 500', 'Ute', 'Ora'],
  'Harley-Davidson': ['Electra Glide', 'Fat Bob', 'Fat Boy', 'Heritage Classic', 'Low Rider', 'Nightster Special', 'Pan America', 'Road Glide', 'Road King', 'Sportster S', 'Street Bob', 'Street Glide'],
  Holden: ['Ute', 'Captiva 5', 'Captiva 7', 'Colorado 7'],
  Honda: ['Accord Euro', 'Africa Twin', 'CR-V', 'CR-Z', 'Gold Wing', 'HR-V', 'ZR-V'],
  Hyundai: ['Santa Fe', 'Ioniq 5', 'Ioniq 6', 'i20', 'i30', 'i40', 'i45', 'ix35', 'iLoad', 'iMax', 'Staria Load'],
  Jaguar: ['E-Pace', 'F-Pace', 'I-Pace', 'F-Type', 'S-Type', 'X-Type'],
  Jeep: ['Grand Cherokee'],
  Kia: ['Grand Carnival', 'Rio'],
  'Land Rover': [
    'Range Rover', 'Range Rover Evoque', 'Range Rover Sport', 'Range Rover Velar',
    'Discovery', 'Discovery 3', 'Discovery 4', 'Discovery Sport', 'Freelander 2',
  ],
  LDV: ['Deliver 7', 'Deliver 9', 'Mifa 9', 'eDeliver 9'],
  Mahindra: ['Pik-Up', 'Scorpio N'],
  Mazda: ['BT-50', 'CX-3', 'CX-30', 'CX-5', 'CX-60', 'CX-7', 'CX-8', 'CX-80', 'CX-9', 'CX-90', 'MX-5', 'MX-30', 'RX-8'],
  'Mercedes-Benz': [
    'A-Class', 'B-Class', 'C-Class', 'E-Class', 'G-Class', 'M-Class', 'R-Class', 'S-Class', 'V-Class', 'X-Class',
    'CLA-Class', 'CLK-Class', 'GL-Class', 'GLA-Class', 'GLB', 'GLC-Class', 'AMG GT',
  ],
  MG: ['MG3', 'MG4', 'MG6', 'ZS EV'],
  Mini: ['3D Hatch', '5D Hatch', 'Clubman', 'Cooper'],
  Mitsubishi: ['Eclipse Cross', 'Fuso Canter', 'Pajero Sport'],
  Nissan: ['GT-R', 'X-Trail'],
  Porsche: ['718 Boxster', '718 Cayman'],
  Skoda: ['Yeti Outdoor'],
  Smart: ['ForFour', 'ForTwo'],
  Suzuki: ['Grand Vitara', 'S-Cross', 'SX4', 'APV'],
  Tesla: ['Model 3', 'Model S', 'Model X', 'Model Y'],
  Toyota: [
    'Avensis Verso', 'C-HR', 'Corolla Cross', 'FJ Cruiser', 'GR Corolla', 'GR Supra', 'GR Yaris', 'GR86', 'HiAce', 'HiLux',
    'LandCruiser', 'LandCruiser Prado', 'MR2', 'Prius C', 'Prius V', 'RAV4', 'Yaris Cross',
  ],
  Triumph: ['Bonneville Bobber', 'Rocket 3', 'Scrambler 400 X', 'Speed Twin', 'Speed Triple', 'Street Triple', 'Street Twin'],
  Volkswagen: ['Caddy Maxi', 'ID.4', 'ID.5', 'ID. Buzz', 'Passat CC', 'T-Cross', 'T-Roc', 'Tiguan Allspace'],
  Volvo: ['XC40', 'XC60', 'XC90'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const BY_MAKE = new Map<string, ReadonlyMap<string, string>>(
  Object.entries(MODELS).map(([make, models]) => [
    make,
    new Map(models.map((model) => [compact(model), model])),
  ]),
);

/** 'Grand C4 Picasso', and 'Range Rover Sport' written with hyphens or not. */
const MAX_MODEL_WORDS = 3;

/** The longest known model of a make at the start of some words: 'XC90' of 'Xc 90 Recharge'. */
export function findModelAtStart(
  make: string,
  words: readonly string[],
): { model: string; length: number } | undefined {
  const models = BY_MAKE.get(make);
  for (let length = Math.min(MAX_MODEL_WORDS, words.length); length > 0; length--) {
    const model = models?.get(compact(words.slice(0, length).join('')));
    if (model !== undefined) return { model, length };
  }
  return undefined;
}

/** A model in its own spelling; an unknown one is unchanged, unless it is in capitals: 'Ranger' of 'RANGER'. */
export function normaliseModel(make: string, model: string): string {
  return BY_MAKE.get(make)?.get(compact(model)) ?? (isInCapitals(model) ? fromCapitals(model) : model);
}

export function isInCapitals(model: string): boolean {
  return !/\p{Ll}/u.test(model);
}

/** Shorter words, and those with digits or hyphens, are written so: 'ASX', 'EV6', 'D-MAX'. */
function fromCapitals(model: string): string {
  return model.replace(
    /(?<!\S)(\p{Lu})(\p{Lu}{3,})(?!\S)/gu,
    (_, first: string, rest: string) => first + rest.toLowerCase(),
  );
}
