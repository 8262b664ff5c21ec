import type { ModelLine } from './model-line.ts';

/** Holden: sold used only. */
// biome-ignore format: a table reads better in rows
export const HOLDEN: readonly ModelLine[] = [
  {
    make: 'Holden', model: 'Commodore', body: 'sedan', seats: 5, doors: 4, years: [2012, 2019], series: [[2012, 'VE II'], [2013, 'VF'], [2016, 'VF II'], [2018, 'ZB']], share: 12, badges: [
      ['Evoke', 42990, 'Petrol', 'RWD', 'Automatic', 2013, 2017],
      ['SV6', 46990, 'Petrol', 'RWD', 'Automatic', 2012, 2017],
      ['SS V Redline', 64990, 'Petrol', 'RWD', 'Manual', 2013, 2017],
      ['RS', 44990, 'Petrol', 'FWD', 'Automatic', 2018],
    ],
  },
  {
    make: 'Holden', model: 'Commodore', body: 'wagon', seats: 5, doors: 5, years: [2012, 2019], series: [[2012, 'VE II'], [2013, 'VF'], [2018, 'ZB']], share: 5, badges: [
      ['SV6 Sportwagon', 47990, 'Petrol', 'RWD', 'Automatic', 2012, 2017],
      ['RS Sportwagon', 46990, 'Petrol', 'AWD', 'Automatic', 2018],
    ],
  },
  {
    make: 'Holden', model: 'Colorado', body: 'ute', seats: 5, doors: 4, years: [2012, 2020], series: [[2012, 'RG']], share: 12, badges: [
      ['LS Crew Cab', 49990, 'Diesel', '4x4', 'Automatic'],
      ['LTZ Crew Cab', 56990, 'Diesel', '4x4', 'Automatic'],
      ['Z71 Crew Cab', 60990, 'Diesel', '4x4', 'Automatic', 2014],
    ],
  },
  {
    make: 'Holden', model: 'Astra', body: 'hatch', seats: 5, doors: 5, years: [2016, 2020], series: [[2016, 'BK']], share: 6, retention: 0.86, badges: [
      ['R', 27990, 'Petrol', 'FWD', 'Automatic'],
      ['RS-V', 34990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Holden', model: 'Trax', body: 'suv', seats: 5, doors: 5, years: [2013, 2020], series: [[2013, 'TJ']], share: 5, retention: 0.86, badges: [
      ['LS', 28990, 'Petrol', 'FWD', 'Automatic'],
      ['LTZ', 33990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
];
