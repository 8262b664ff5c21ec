/** value -> what Australians also call it. A word belongs to the first list that has cars for it. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

export const DRIVE_SYNONYMS: Synonyms = {
  '4x4': ['4wd', '4wds', '4x4s', 'four wheel drive', '4 wheel drive'],
  AWD: ['all wheel drive'],
  FWD: ['front wheel drive'],
  RWD: ['rear wheel drive'],
};

export const FUEL_SYNONYMS: Synonyms = {
  Petrol: ['unleaded', 'ulp'],
  Diesel: ['turbo diesel', 'turbodiesel'],
  Hybrid: ['hybrids'],
  'Plug-in Hybrid': ['phev', 'phevs', 'plug in', 'plugin hybrid'],
  Electric: ['ev', 'evs', 'bev'],
};

export const TRANSMISSION_SYNONYMS: Synonyms = {
  Automatic: ['auto', 'autos'],
  Manual: ['manuals', 'stick shift'],
};

/** Some words mean several bodies, because feeds use either. */
export const BODY_SYNONYMS: Synonyms = {
  '4x4': ['4wd', '4wds', '4x4s'],
  bus: ['buses', 'minibus'],
  convertible: ['convertibles', 'cabriolet', 'soft top'],
  softtop: ['convertible', 'convertibles', 'cabriolet', 'soft top'],
  coupe: ['coupes'],
  hatch: ['hatches', 'hatchback', 'hatchbacks'],
  hatchback: ['hatch', 'hatches', 'hatchbacks'],
  lightTruck: ['truck', 'trucks', 'light trucks'],
  motorhome: ['motorhomes', 'campervan', 'campervans', 'camper'],
  peopleMover: ['people movers', 'mpv', 'minivan'],
  sedan: ['sedans', 'saloon'],
  suv: ['suvs', 'crossover'],
  ute: ['utes', 'pickup', 'pick up', 'utility'],
  van: ['vans'],
  wagon: ['wagons', 'station wagon', 'station wagons', 'estate'],
  stationWagon: ['wagon', 'wagons', 'station wagons', 'estate'],
};

export const CAR_TYPE_SYNONYMS: Synonyms = {
  new: ['brand new'],
  demo: ['demos', 'demonstrator', 'demonstrators', 'ex demo'],
  used: ['second hand', 'secondhand', 'pre owned', 'preowned', 'pre loved'],
};

export const STATE_SYNONYMS: Synonyms = {
  act: ['canberra'],
  nsw: ['new south wales'],
  nt: ['northern territory'],
  qld: ['queensland'],
  sa: ['south australia'],
  tas: ['tasmania'],
  vic: ['victoria'],
  wa: ['western australia'],
};

export const COLOUR_SYNONYMS: Synonyms = { Grey: ['gray'], Gray: ['grey'] };

export const MAKE_SYNONYMS: Synonyms = {
  'Alfa Romeo': ['alfa'],
  'Land Rover': ['landrover'],
  'Mercedes-Benz': ['mercedes', 'merc', 'benz'],
  Volkswagen: ['vw'],
  Mitsubishi: ['mitsi'],
};
