import type { BodyKey } from '#domain/car/body.ts';
import { createSynonymParser, type Synonyms } from '#stock/normalise/text/synonyms.ts';

// biome-ignore format: a table reads better in rows
const BODY_SYNONYMS = {
  '4x4': ['4WD', 'Off-road', 'Four wheel drive'],
  bus: ['Minibus', 'Coach', 'Commuter bus'],
  cabChassis: [
    'Single cab chassis', 'Double cab chassis', 'Dual cab chassis', 'Extra cab chassis', 'Super cab chassis',
    'Crew cab chassis', 'C/Chas',
  ],
  convertible: ['Cabriolet', 'Cabrio', 'Roadster', 'Spider', 'Spyder'],
  coupe: ['2 door coupe', 'Fastback'],
  hardtop: [],
  hatch: ['5D hatch', '3D hatch', '5 door hatch', '3 door hatch'],
  hatchback: ['Liftback', '5D hatchback', '3D hatchback', '5 door hatchback', '3 door hatchback'],
  motorhome: ['Campervan', 'Camper', 'RV'],
  lightTruck: ['Truck', 'Tipper', 'Pantech'],
  peopleMover: ['MPV', 'People carrier', 'Minivan'],
  sedan: ['Saloon', '4D sedan', '4 door sedan', 'Limousine'],
  softtop: [],
  suv: ['Sports utility vehicle', 'Sport utility vehicle', 'Crossover', '4D SUV', '5D SUV'],
  ute: [
    'Ute / Tray', 'Utility', 'Pick-up', 'Single cab ute', 'Dual cab ute', 'Double cab ute', 'Extra cab ute', 'Space cab ute',
    'Single cab', 'Dual cab', 'Double cab', 'Extra cab', 'Super cab', 'Crew cab', 'King cab', 'Space cab', 'Freestyle cab',
    'Dual cab utility', 'Double cab utility', 'Crew cab utility', 'Dual cab pick-up', 'Double cab pick-up',
    'Super cab pick-up', 'Crew cab pick-up',
  ],
  van: ['Commercial', 'Panel van', 'Delivery van', 'Cargo van', 'Crew van', 'Barn door van', 'Light commercial'],
  wagon: ['Estate', 'Tourer', 'Sportwagon', '4D wagon', '5D wagon', '5 door wagon'],
  stationWagon: [],
} satisfies Synonyms<BodyKey>;

/** The body key for a feed's word: 'Ute / Tray' is 'ute'. The 18 keys themselves are unchanged (T-21). */
export const parseBody = createSynonymParser<BodyKey>(BODY_SYNONYMS);
