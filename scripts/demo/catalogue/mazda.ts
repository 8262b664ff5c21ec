import type { ModelLine } from './model-line.ts';

/** Mazda. */
// biome-ignore format: a table reads better in rows
export const MAZDA: readonly ModelLine[] = [
  {
    make: 'Mazda', model: '2', body: 'hatch', seats: 5, doors: 5, years: [2014, 2025], series: [[2014, 'DJ']], share: 6, badges: [
      ['Neo', 25490, 'Petrol', 'FWD', 'Manual', 2014, 2019],
      ['G15 Pure', 28490, 'Petrol', 'FWD', 'Automatic', 2019],
      ['G15 Evolve', 30490, 'Petrol', 'FWD', 'Automatic', 2019],
    ],
  },
  {
    make: 'Mazda', model: '3', body: 'hatch', seats: 5, doors: 5, years: [2014], series: [[2014, 'BM'], [2019, 'BP']], share: 16, badges: [
      ['Maxx', 31990, 'Petrol', 'FWD', 'Automatic', 2014, 2019],
      ['G20 Pure', 34490, 'Petrol', 'FWD', 'Automatic', 2019],
      ['G20 Evolve', 36490, 'Petrol', 'FWD', 'Automatic', 2019],
      ['G25 GT', 42490, 'Petrol', 'FWD', 'Automatic', 2019],
    ],
  },
  {
    make: 'Mazda', model: '3', body: 'sedan', seats: 5, doors: 4, years: [2014], series: [[2014, 'BM'], [2019, 'BP']], share: 6, badges: [
      ['Neo', 30990, 'Petrol', 'FWD', 'Automatic', 2014, 2019],
      ['G20 Evolve', 36490, 'Petrol', 'FWD', 'Automatic', 2019],
    ],
  },
  {
    make: 'Mazda', model: '6', body: 'wagon', seats: 5, doors: 5, years: [2013, 2024], series: [[2013, 'GJ'], [2018, 'GL']], share: 4, badges: [
      ['Touring', 47990, 'Petrol', 'FWD', 'Automatic'],
      ['Atenza', 57990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Mazda', model: 'CX-3', body: 'suv', seats: 5, doors: 5, years: [2015], series: [[2015, 'DK']], share: 9, badges: [
      ['G20 Pure', 32490, 'Petrol', 'FWD', 'Automatic'],
      ['G20 Touring SP', 36990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Mazda', model: 'CX-30', body: 'suv', seats: 5, doors: 5, years: [2020], series: [[2020, 'DM']], share: 8, badges: [
      ['G20 Evolve', 38990, 'Petrol', 'FWD', 'Automatic'],
      ['G25 Touring SP', 43990, 'Petrol', 'AWD', 'Automatic'],
      ['G25 Astina', 47990, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Mazda', model: 'CX-5', body: 'suv', seats: 5, doors: 5, years: [2012], series: [[2012, 'KE'], [2017, 'KF']], share: 22, badges: [
      ['Maxx', 38990, 'Petrol', 'FWD', 'Automatic'],
      ['Maxx Sport', 43490, 'Petrol', 'AWD', 'Automatic'],
      ['Touring', 46490, 'Petrol', 'AWD', 'Automatic', 2017],
      ['G25 Touring Active', 47990, 'Petrol', 'AWD', 'Automatic', 2022],
      ['Akera', 55990, 'Petrol', 'AWD', 'Automatic'],
      ['Akera', 58490, 'Diesel', 'AWD', 'Automatic', 2012, 2023],
    ],
  },
  {
    make: 'Mazda', model: 'CX-60', body: 'suv', seats: 5, doors: 5, years: [2023], series: [[2023, 'KH']], share: 4, automatic: '8 sp automatic', retention: 0.86, badges: [
      ['G40e Evolve', 65990, 'Petrol', 'AWD', 'Automatic'],
      ['D50e GT', 76990, 'Diesel', 'AWD', 'Automatic'],
      ['P50e Azami', 94990, 'Plug-in Hybrid', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Mazda', model: 'CX-9', body: 'suv', seats: 7, doors: 5, years: [2016, 2023], series: [[2016, 'TC']], share: 7, badges: [
      ['Sport', 53990, 'Petrol', 'FWD', 'Automatic'],
      ['Azami', 74990, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Mazda', model: 'BT-50', body: 'ute', seats: 5, doors: 4, years: [2012], series: [[2012, 'UR'], [2020, 'TF']], share: 10, badges: [
      ['XT Dual Cab', 50990, 'Diesel', '4x4', 'Automatic'],
      ['XTR Dual Cab', 59490, 'Diesel', '4x4', 'Automatic'],
      ['GT Dual Cab', 63990, 'Diesel', '4x4', 'Automatic', 2016],
      ['SP Dual Cab', 68990, 'Diesel', '4x4', 'Automatic', 2021],
    ],
  },
  {
    make: 'Mazda', model: 'MX-5', body: 'convertible', seats: 2, doors: 2, years: [2015], series: [[2015, 'ND']], share: 3, badges: [
      ['G20 Roadster', 46990, 'Petrol', 'RWD', 'Manual'],
      ['G20 Roadster GT', 54990, 'Petrol', 'RWD', 'Automatic'],
    ],
  },
];
