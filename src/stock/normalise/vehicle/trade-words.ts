import type { CarType } from '#domain/car/car-type.ts';
import type { KnownBody } from '#domain/vehicle-kind.ts';
import type { Synonyms } from '#stock/normalise/text/synonyms.ts';

/** One kind of word, such as gearboxes: the values that cars have, each with the words that feeds have for it. */
export interface Vocabulary<Value extends string> {
  readonly words: Synonyms<Value>;
  /** Words that mean a value only by themselves: 'Touring' is a motorcycle, 'Touring wagon' is none. */
  readonly alone?: Partial<Synonyms<Value>>;
  /**
   * Whether a longer text is understood by the words in it ('6 SP AUTOMATIC SKYACTIV-DRIVE'); 'whole' where a word more
   * can turn the meaning round ('Not for sale').
   */
  readonly match: 'contained' | 'whole';
  /** Of several values that a text contains, the earlier one here counts; two that are not here contradict each other. */
  readonly precedence?: readonly Value[];
  /** What says nothing about the value: '6 Speed', '4D'. */
  readonly noise?: RegExp;
}

// biome-ignore format: a table reads better in rows
const BODY: Vocabulary<KnownBody> = {
  match: 'contained',
  noise: /\b(?:[2-6][ -]?d(?:(?:oo)?rs?)?|[24]wd|4x[24])\b/gi,
  precedence: [
    'caravan-hybrid-caravan', 'caravan-camper-trailer', 'motorhome', 'caravan-pop-top', 'caravan-fifth-wheeler', 'caravan',
    'bike-quad-bike', 'bike-scooter', 'bike-trail-bike', 'bike-adventure-bike', 'bike-touring-bike', 'bike-naked-bike', 'bike-sports-bike', 'bike-cruiser', 'bike',
    'boat-jet-ski', 'boat-bowrider', 'boat-centre-console', 'boat-cuddy-cabin', 'boat-half-cabin', 'boat-cabin-cruiser', 'boat-ski-boat', 'boat-tinnie', 'boat-yacht', 'boat-runabout', 'boat',
    'truck-prime-mover', 'truck-rigid-truck',
    'peopleMover', 'cabChassis', 'ute', 'lightTruck', 'convertible', 'coupe', 'suv', 'stationWagon', 'van', 'wagon',
  ],
  words: {
    '4x4': ['4WD', 'Off-road', 'Four wheel drive'],
    bus: ['Minibus', 'Coach', 'Commuter bus'],
    cabChassis: [
      'Cab chassis', 'Single cab chassis', 'Double cab chassis', 'Dual cab chassis', 'Extra cab chassis', 'Super cab chassis',
      'Crew cab chassis', 'C/Chas', 'Chassis cab',
    ],
    convertible: ['Cabriolet', 'Cabrio', 'Roadster', 'Spider', 'Spyder'],
    coupe: ['2 door coupe', 'Fastback'],
    hardtop: [],
    hatch: ['5 door hatch', '3 door hatch', 'Kleinwagen', 'Citadine', 'City car'],
    hatchback: ['Liftback', 'Sportback', '5 door hatchback', '3 door hatchback'],
    motorhome: ['Campervan', 'Camper', 'RV', 'Wohnmobil'],
    lightTruck: ['Light truck', 'Truck', 'Tipper', 'Pantech'],
    peopleMover: ['People mover', 'MPV', 'People carrier', 'Minivan', 'Monospace'],
    sedan: ['Saloon', '4 door sedan', 'Limousine', 'Berline', 'Berlina'],
    softtop: ['Soft top'],
    suv: ['Sports utility vehicle', 'Sport utility vehicle', 'Sport utility', 'Sports utility', 'Crossover', 'Gelandewagen'],
    ute: [
      'Ute / Tray', 'Utility', 'Pick-up', 'Pickup', 'Single cab ute', 'Dual cab ute', 'Double cab ute', 'Extra cab ute',
      'Space cab ute', 'Single cab', 'Dual cab', 'Double cab', 'Extra cab', 'Super cab', 'Crew cab', 'King cab', 'Space cab',
      'Freestyle cab', 'Dual cab utility', 'Double cab utility', 'Crew cab utility', 'Dual cab pick-up',
      'Double cab pick-up', 'Super cab pick-up', 'Crew cab pick-up', 'D/Cab P/Up', 'S/Cab P/Up', 'D/Cab', 'P/Up', 'PU',
    ],
    van: ['Commercial', 'Panel van', 'Delivery van', 'Cargo van', 'Crew van', 'Barn door van', 'Light commercial', 'Fourgon', 'Fourgonnette', 'Kastenwagen', 'Furgone', 'Furgon', 'Furgoneta', 'Bestelwagen'],
    wagon: ['Estate', 'Tourer', 'Sportwagon', '5 door wagon', 'Kombi', 'Break', 'Familiare', 'Kombiwagen'],
    stationWagon: ['Station wagon'],
    'truck-prime-mover': ['Prime mover'],
    'truck-rigid-truck': ['Rigid', 'Rigid truck', 'Heavy truck', 'Heavy duty truck', 'Curtainsider', 'Beavertail', 'Beaver tail', 'Tilt tray', 'Tilt slide', 'Flatbed', 'Flat top', 'Agitator', 'Hooklift', 'Crane truck', 'Water truck', 'Refrigerated truck', 'Tautliner'],
    bike: ['Motorcycle', 'Motorbike', 'Motor cycle', 'Motor bike', 'Road bike', 'Cafe racer'],
    'bike-adventure-bike': ['Adventure bike', 'Adventure touring', 'Adventure tourer'],
    'bike-cruiser': ['Cruiser bike', 'Power cruiser', 'Bobber', 'Chopper', 'Bagger'],
    'bike-naked-bike': ['Naked', 'Naked bike', 'Naked sport', 'Streetfighter'],
    'bike-quad-bike': ['Quad bike', 'ATV', 'UTV', 'SSV', 'Side by side'],
    'bike-scooter': ['Scooter', 'Maxi scooter', 'Motor scooter', 'Moped'],
    'bike-sports-bike': ['Sports bike', 'Sport bike', 'Superbike', 'Supersport', 'Supersports', 'Super sport', 'Super sports'],
    'bike-touring-bike': ['Touring bike', 'Sport touring', 'Sports touring'],
    'bike-trail-bike': ['Trail bike', 'Trail / Enduro', 'Enduro', 'Enduro bike', 'Dirt bike', 'Motocross', 'Dual sport'],
    caravan: ['Touring caravan'],
    'caravan-camper-trailer': ['Camper trailer', 'Camping trailer', 'Tent trailer', 'Hard floor camper', 'Soft floor camper'],
    'caravan-fifth-wheeler': ['Fifth wheeler', 'Fifth wheel', '5th wheeler', '5th wheel'],
    'caravan-hybrid-caravan': ['Hybrid caravan', 'Hybrid camper', 'Hybrid camper trailer'],
    'caravan-pop-top': ['Pop top', 'Poptop'],
    boat: ['Power boat', 'Powerboat', 'Motor boat', 'Motorboat', 'Watercraft', 'Inflatable boat'],
    'boat-bowrider': ['Bowrider', 'Bow rider'],
    'boat-cabin-cruiser': ['Cabin cruiser', 'Sports cruiser', 'Flybridge', 'Flybridge cruiser', 'Motor yacht'],
    'boat-centre-console': ['Centre console', 'Center console'],
    'boat-cuddy-cabin': ['Cuddy cabin', 'Cuddy cab', 'Cuddy'],
    'boat-half-cabin': ['Half cabin', 'Half cab'],
    'boat-jet-ski': ['Jet ski', 'PWC', 'Personal watercraft', 'Wave runner', 'Waverunner'],
    'boat-runabout': ['Runabout', 'Run about'],
    'boat-ski-boat': ['Ski boat', 'Wakeboard boat', 'Wake boat', 'Tow boat'],
    'boat-tinnie': ['Tinnie', 'Tinny', 'Dinghy', 'Punt'],
    'boat-yacht': ['Yacht', 'Sailing boat', 'Sail boat', 'Sailboat', 'Catamaran'],
  },
  alone: {
    'bike-adventure-bike': ['Adventure', 'ADV'],
    boat: ['Marine'],
    'bike-cruiser': ['Cruiser'],
    'caravan-hybrid-caravan': ['Hybrid'],
    'bike-quad-bike': ['Quad'],
    'bike-sports-bike': ['Sport', 'Sports'],
    'bike-touring-bike': ['Touring'],
    'bike-trail-bike': ['Trail'],
  },
};

// biome-ignore format: a table reads better in rows
const TRANSMISSION: Vocabulary<'Automatic' | 'Manual'> = {
  match: 'contained',
  noise: /\b(?:[1-9]|10)(?:[ -]?(?:speeds?|sp|spd)\b|(?=[am]t?\b))/gi,
  words: {
    Automatic: [
      'Auto', 'A', 'AT', 'A/T', 'CVT', 'e-CVT', 'CVT auto', 'Continuously variable', 'Continuous variable',
      'Constantly variable transmission', 'Constantly variable', 'Constant variable', 'DCT', 'DSG', 'EDC', 'PDK', 'Dual clutch', 'Sports automatic',
      'Sports auto', 'Sports automatic dual clutch', 'Auto dual clutch', 'Auto sports', 'Sequential auto',
      'Auto direct shift', 'Direct shift', 'Tiptronic', 'Steptronic', 'S tronic', '7G-Tronic', '9G-Tronic', 'Geartronic',
      'Multitronic', 'Xtronic', 'Lineartronic', 'Speedshift', 'Powershift', 'Semi-automatic', 'Semi auto',
      'Automated manual', 'Sequential manual auto', 'AMT', 'Reduction gear', 'Single gear', 'Single speed', 'Fixed gear',
      'Skyactiv-Drive', 'Automatik', 'Automatikgetriebe', 'Automatique', 'Automatico', 'Automatica', 'Automaat', 'Automatisch', 'Automatyczna',
    ],
    Manual: [
      'Man', 'M', 'MT', 'M/T', 'Skyactiv-MT', 'Schaltgetriebe', 'Handschaltung', 'Manuell', 'Manuelle', 'Mecanique', 'Manuale',
      'Handgeschakeld', 'Manualna',
    ],
  },
};

type Fuel = 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric' | 'LPG' | 'Hydrogen';

// biome-ignore format: a table reads better in rows
const FUEL: Vocabulary<Fuel> = {
  match: 'contained',
  precedence: ['Plug-in Hybrid', 'Hybrid', 'LPG'],
  alone: { Electric: ['E'] },
  words: {
    Petrol: [
      'P', 'ULP', 'PULP', 'Unleaded', 'Leaded', 'Premium', 'Unleaded petrol', 'Leaded petrol', 'Premium petrol',
      'Premium unleaded', 'Premium unleaded petrol', 'Petrol - unleaded', 'Petrol - premium', 'Petrol - unleaded ULP',
      'Petrol - premium ULP', 'Petrol - regular unleaded', 'Petrol - premium unleaded', 'Gasoline', 'E10', 'Flex fuel',
      '91 RON', '95 RON', '98 RON', 'Benzin', 'Essence', 'Benzina', 'Gasolina', 'Benzine', 'Benzyna',
    ],
    Diesel: ['D', 'DSL', 'Turbo diesel', 'TD', 'TDI', 'Gazole', 'Gasoil'],
    Hybrid: [
      'HEV', 'MHEV', 'Mild hybrid', 'Full hybrid', 'Petrol hybrid', 'Hybrid petrol', 'Petrol/electric', 'Electric/petrol', 'Gasoline/electric', 'Electric/gasoline', 'Electric/diesel',
      'Petrol electric hybrid', 'Diesel hybrid', 'Diesel/electric', 'Hybride', 'Ibrida', 'Hibrido', 'Hybryda',
    ],
    'Plug-in Hybrid': ['PHEV', 'Plug-in', 'Plug-in hybrid petrol', 'Plug-in hybrid electric vehicle', 'Petrol plug-in hybrid'],
    Electric: ['EV', 'BEV', 'Battery electric', 'Battery electric vehicle', 'Pure electric', 'Fully electric', 'Elec', 'Elektro', 'Elektrisch', 'Electrique', 'Elettrica', 'Elettrico', 'Electrico', 'Elektryczny'],
    LPG: ['Gas', 'Autogas', 'LPG only', 'Dual fuel', 'Petrol/LPG', 'Petrol or LPG (dual)', 'LPG/Petrol'],
    Hydrogen: ['FCEV', 'Fuel cell', 'Hydrogen fuel cell'],
  },
};

/** Of trucks: the wheels, and how many of them are driven. */
type Drive = 'FWD' | 'RWD' | 'AWD' | '4x4' | '4x2' | '6x2' | '6x4' | '6x6' | '8x2' | '8x4' | '8x8' | '10x4';

/** '2WD' does not say which wheels, so it is unknown. */
// biome-ignore format: a table reads better in rows
const DRIVE: Vocabulary<Drive> = {
  match: 'contained',
  precedence: ['4x4', 'AWD'],
  words: {
    FWD: ['Front', 'Front wheel', 'Front wheel drive'],
    RWD: ['Rear', 'Rear wheel', 'Rear wheel drive'],
    AWD: ['All', 'All wheel', 'All wheel drive', 'Quattro', '4Matic', 'xDrive'],
    '4x4': ['4WD', 'Four wheel drive', '4 wheel drive', '4x4 dual range', '4x4 on demand', '4x4 constant', 'Part-time 4x4'],
    '4x2': [], '6x2': [], '6x4': [], '6x6': [], '8x2': [], '8x4': [], '8x8': [], '10x4': [],
  },
};

// biome-ignore format: a table reads better in rows
const CAR_TYPE: Vocabulary<CarType> = {
  match: 'whole',
  words: {
    new: [
      'N', 'Brand new', 'New car', 'New vehicle', 'New in stock', 'Neu', 'Neuwagen', 'Neufahrzeug', 'Neuf', 'Neuve', 'Nuovo', 'Nuevo',
      'Nieuw', 'Nowy', 'Nowe',
    ],
    used: [
      'U', 'Pre-owned', 'Preowned', 'Certified pre-owned', 'CPO', 'Certified', 'Second hand', 'Near new', 'Used car', 'Used vehicle',
      'Gebraucht', 'Gebrauchtwagen', 'Occasion', 'Usato', 'Usado', 'Gebruikt', 'Tweedehands', 'Uzywany', 'Uzywane',
    ],
    demo: [
      'D', 'Demonstrator', 'Ex-demo', 'Ex-demonstrator', 'Dealer demo', 'Demo car', 'Demo vehicle', 'Demonstration', 'Vorfuhrwagen',
      'Vorfuhrfahrzeug', 'Vorfuehrwagen',
    ],
  },
};

/** How German, French, Italian, Spanish, Dutch and Polish feeds say it, in a column of statuses or in notes. */
export const SOLD_ABROAD = ['Verkauft', 'Vendu', 'Vendue', 'Venduto', 'Vendido', 'Verkocht', 'Sprzedany'];
export const RESERVED_ABROAD = [
  'Reserviert',
  'Reservee',
  'Riservato',
  'Reservado',
  'Gereserveerd',
  'Zarezerwowany',
];

/** A reserved vehicle is in stock, with its tag. */
// biome-ignore format: a table reads better in rows
const STATUS: Vocabulary<'in_stock' | 'reserved' | 'coming_soon' | 'sold'> = {
  match: 'whole',
  words: {
    in_stock: [
      'Available', 'Avail', 'Active', 'For sale', 'Current', 'On yard', 'In yard', 'Live', 'Stock', 'Publish', 'Published', 'Forecourt', 'Ready', 'Ready for sale', 'Retail', 'Retail ready',
      'Front line', 'Front line ready', 'On lot', 'On display', 'Showroom', 'Advertised', 'Listed', 'Demo', 'Demonstrator', 'Demo available',
      'Verfugbar', 'Disponible', 'Disponibile', 'Beschikbaar', 'Dostepny',
    ],
    reserved: ['Reserve', ...RESERVED_ABROAD],
    coming_soon: ['In transit', 'Incoming', 'Arriving soon', 'On order', 'Due soon', 'Due in', 'Pre-order', 'Coming soon', 'Inbound', 'On water', 'On the water',
      'In production', 'Arriving', 'Ordered', 'Shipped', 'At port', 'Factory order', 'Awaiting arrival', 'Expected'],
    sold: ['Delivered', 'Sold and delivered', 'Sold out', 'Sold awaiting delivery', 'Sold pending delivery', 'Retailed', 'Invoiced', 'Settled', ...SOLD_ABROAD],
  },
};

/** The trade's words for what visitors filter by. A dealer adds its own with "words" in its mapping. */
export const TRADE_WORDS = {
  body: BODY,
  transmission: TRANSMISSION,
  fuel: FUEL,
  drive: DRIVE,
  car_type: CAR_TYPE,
  status: STATUS,
} as const;

export type VocabularyName = keyof typeof TRADE_WORDS;

export const VOCABULARY_NAMES = Object.keys(TRADE_WORDS) as VocabularyName[];
