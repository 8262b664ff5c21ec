import type { ModelLine } from './model-line.ts';

/** Vans, buses and motorhomes of truck dealers. */
// biome-ignore format: a table reads better in rows
export const VANS_AND_BUSES: readonly ModelLine[] = [
  {
    make: 'Mercedes-Benz', model: 'Sprinter', body: 'van', shape: 'highVan', seats: 3, doors: 5, years: [2014], series: [[2014, 'NCV3'], [2018, 'VS30']], share: 9, automatic: '9 sp automatic', badges: [
      ['317CDI MWB High Roof', 86990, 'Diesel', 'RWD', 'Automatic'],
      ['419CDI LWB High Roof', 98990, 'Diesel', 'RWD', 'Automatic'],
      ['eSprinter LWB', 119990, 'Electric', 'RWD', 'Automatic', 2024],
    ],
  },
  {
    make: 'Iveco', model: 'Daily', body: 'van', shape: 'highVan', seats: 3, doors: 5, years: [2015], series: [[2015, 'MY15'], [2022, 'MY22']], share: 5, automatic: '8 sp automatic', badges: [
      ['35S16 12 m3', 82990, 'Diesel', 'RWD', 'Automatic'],
      ['50C18 16 m3', 94990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Ford', model: 'Transit', body: 'van', shape: 'highVan', seats: 3, doors: 5, years: [2015], series: [[2015, 'VO']], share: 5, automatic: '10 sp automatic', badges: [
      ['350L LWB Mid Roof', 69990, 'Diesel', 'FWD', 'Automatic'],
      ['470E Jumbo', 79990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'LDV', model: 'Deliver 9', body: 'van', shape: 'highVan', seats: 3, doors: 5, years: [2020], series: [[2020, 'V90']], share: 5, retention: 0.87, badges: [
      ['MWB Mid Roof', 51990, 'Diesel', 'RWD', 'Automatic'],
      ['LWB High Roof', 55990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Toyota', model: 'HiAce', body: 'van', seats: 3, doors: 5, years: [2012], series: [[2012, 'KDH201R'], [2019, 'GDH300R']], share: 6, retention: 0.925, badges: [
      ['LWB', 55990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Toyota', model: 'Coaster', body: 'bus', seats: 22, doors: 3, years: [2013], series: [[2013, 'XZB50R'], [2017, 'XZB70R']], share: 4, badges: [
      ['Standard', 112990, 'Diesel', 'RWD', 'Manual', 2013, 2022],
      ['Deluxe', 134990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Fuso', model: 'Rosa', body: 'bus', seats: 25, doors: 3, years: [2013], series: [[2013, 'BE64D'], [2020, 'BE66D']], share: 4, automatic: '6 sp dual clutch', badges: [
      ['Standard', 128990, 'Diesel', 'RWD', 'Manual'],
      ['Deluxe', 149990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Jayco', model: 'Conquest', body: 'motorhome', seats: 4, doors: 3, years: [2015], series: [[2015, 'FD']], share: 3, automatic: '9 sp automatic', badges: [
      ['FD.23-1', 169990, 'Diesel', 'FWD', 'Automatic'],
      ['DX.25-5', 189990, 'Diesel', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Avida', model: 'Birdsville', body: 'motorhome', seats: 4, doors: 3, years: [2015], series: [[2015, 'C72']], share: 2, automatic: '8 sp automatic', badges: [
      ['C7234', 182990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
];
