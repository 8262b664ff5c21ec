import type { ModelLine } from './model-line.ts';

// biome-ignore format: a table reads better in rows
export const LIGHT_TRUCKS: readonly ModelLine[] = [
  {
    make: 'Isuzu', model: 'NLR', body: 'lightTruck', shape: 'trayTruck', seats: 3, doors: 2, years: [2014], series: [[2014, 'NH'], [2024, 'NL']], share: 8, automatic: '6 sp automated manual', badges: [
      ['45-150 AMT Traypack', 84990, 'Diesel', 'RWD', 'Automatic'],
      ['45-150 Traypack', 79990, 'Diesel', 'RWD', 'Manual'],
    ],
  },
  {
    make: 'Isuzu', model: 'NNR', body: 'lightTruck', shape: 'pantech', seats: 3, doors: 2, years: [2014], series: [[2014, 'NH'], [2024, 'NL']], share: 6, automatic: '6 sp automated manual', badges: [
      ['45-150 AMT Vanpack', 96990, 'Diesel', 'RWD', 'Automatic'],
      ['65-150 Pantech', 99990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Isuzu', model: 'NPR', body: 'lightTruck', shape: 'pantech', seats: 3, doors: 2, years: [2012], series: [[2012, 'NH'], [2024, 'NL']], share: 9, automatic: '6 sp automated manual', badges: [
      ['65-190 Pantech Tail Lift', 118990, 'Diesel', 'RWD', 'Automatic'],
      ['75-190 Curtain Pack', 124990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Isuzu', model: 'NPR', body: 'cabChassis', seats: 3, doors: 2, years: [2012], series: [[2012, 'NH'], [2024, 'NL']], share: 7, automatic: '6 sp automated manual', badges: [
      ['65-190 Cab Chassis', 89990, 'Diesel', 'RWD', 'Automatic'],
      ['75-190 Crew Cab Chassis', 98990, 'Diesel', 'RWD', 'Manual'],
    ],
  },
  {
    make: 'Isuzu', model: 'NQR', body: 'lightTruck', shape: 'trayTruck', seats: 3, doors: 2, years: [2012], series: [[2012, 'NH'], [2024, 'NL']], share: 5, automatic: '6 sp automated manual', badges: [
      ['87-190 Traypack', 112990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Hino', model: '300', body: 'lightTruck', shape: 'trayTruck', seats: 3, doors: 2, years: [2012], series: [[2012, 'XJC'], [2022, 'XJC/D']], share: 8, automatic: '6 sp automatic', badges: [
      ['616 Trade Ace', 82990, 'Diesel', 'RWD', 'Automatic'],
      ['617 Medium Tray', 88990, 'Diesel', 'RWD', 'Manual'],
    ],
  },
  {
    make: 'Hino', model: '300', body: 'lightTruck', shape: 'pantech', seats: 3, doors: 2, years: [2012], series: [[2012, 'XJC'], [2022, 'XJC/D']], share: 6, automatic: '6 sp automatic', badges: [
      ['716 Pantech', 104990, 'Diesel', 'RWD', 'Automatic'],
      ['917 Pantech Tail Lift', 119990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Hino', model: '300', body: 'cabChassis', seats: 3, doors: 2, years: [2012], series: [[2012, 'XJC'], [2022, 'XJC/D']], share: 5, automatic: '6 sp automatic', badges: [
      ['616 Cab Chassis', 72990, 'Diesel', 'RWD', 'Automatic'],
      ['721 Hybrid Cab Chassis', 96990, 'Hybrid', 'RWD', 'Automatic', 2022],
    ],
  },
  {
    make: 'Fuso', model: 'Canter', body: 'lightTruck', shape: 'pantech', seats: 3, doors: 2, years: [2012], series: [[2012, 'FEB'], [2021, 'FEC']], share: 7, automatic: '6 sp dual clutch', badges: [
      ['515 Pantech', 94990, 'Diesel', 'RWD', 'Automatic'],
      ['815 Wide Pantech', 108990, 'Diesel', 'RWD', 'Automatic'],
      ['eCanter Pantech', 189990, 'Electric', 'RWD', 'Automatic', 2021],
    ],
  },
  {
    make: 'Fuso', model: 'Canter', body: 'cabChassis', seats: 3, doors: 2, years: [2012], series: [[2012, 'FEB'], [2021, 'FEC']], share: 5, automatic: '6 sp dual clutch', badges: [
      ['515 City Cab', 68990, 'Diesel', 'RWD', 'Manual'],
      ['615 Wide Cab', 76990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Hyundai', model: 'Mighty', body: 'lightTruck', shape: 'trayTruck', seats: 3, doors: 2, years: [2018], series: [[2018, 'EX']], share: 3, automatic: '6 sp automated manual', badges: [
      ['EX4 Tray', 74990, 'Diesel', 'RWD', 'Manual'],
      ['EX8 Tray', 92990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Iveco', model: 'Daily', body: 'cabChassis', shape: 'trayTruck', seats: 3, doors: 2, years: [2015], series: [[2015, 'MY15'], [2022, 'MY22']], share: 4, automatic: '8 sp automatic', badges: [
      ['50C18 Tray', 92990, 'Diesel', 'RWD', 'Automatic'],
      ['70C21 Tray', 106990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
];

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
    make: 'LDV', model: 'Deliver 9', body: 'van', shape: 'highVan', seats: 3, doors: 5, years: [2020], series: [[2020, 'V90']], share: 5, keeps: 0.87, badges: [
      ['MWB Mid Roof', 51990, 'Diesel', 'RWD', 'Automatic'],
      ['LWB High Roof', 55990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Toyota', model: 'HiAce', body: 'van', seats: 3, doors: 5, years: [2012], series: [[2012, 'KDH201R'], [2019, 'GDH300R']], share: 6, keeps: 0.925, badges: [
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
