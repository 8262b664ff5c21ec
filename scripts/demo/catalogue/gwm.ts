import type { ModelLine } from './model-line.ts';

/** GWM. */
// biome-ignore format: a table reads better in rows
export const GWM: readonly ModelLine[] = [
  {
    make: 'GWM', model: 'Haval Jolion', body: 'suv', seats: 5, doors: 5, years: [2021], series: [[2021, 'A01']], share: 11, automatic: '7 sp automatic', badges: [
      ['Premium', 27990, 'Petrol', 'FWD', 'Automatic'],
      ['Lux', 30990, 'Petrol', 'FWD', 'Automatic'],
      ['Ultra Hybrid', 36990, 'Hybrid', 'FWD', 'Automatic', 2022],
    ],
  },
  {
    make: 'GWM', model: 'Haval H6', body: 'suv', seats: 5, doors: 5, years: [2021], series: [[2021, 'B01']], share: 8, automatic: '7 sp automatic', badges: [
      ['Lux', 35990, 'Petrol', 'FWD', 'Automatic'],
      ['Ultra Hybrid', 43990, 'Hybrid', 'FWD', 'Automatic', 2022],
    ],
  },
  {
    make: 'GWM', model: 'Cannon', body: 'ute', seats: 5, doors: 4, years: [2020], series: [[2020, 'NPW']], share: 9, automatic: '9 sp automatic', badges: [
      ['Lux Dual Cab', 41990, 'Diesel', '4x4', 'Automatic'],
      ['Ultra Dual Cab', 44990, 'Diesel', '4x4', 'Automatic'],
      ['XSR Dual Cab', 52490, 'Diesel', '4x4', 'Automatic', 2022],
    ],
  },
  {
    make: 'GWM', model: 'Tank 300', body: '4x4', seats: 5, doors: 5, years: [2023], series: [[2023, 'P03']], share: 7, automatic: '9 sp automatic', badges: [
      ['Lux', 47990, 'Petrol', '4x4', 'Automatic'],
      ['Ultra', 51990, 'Petrol', '4x4', 'Automatic'],
      ['Ultra Hybrid', 60990, 'Hybrid', '4x4', 'Automatic'],
    ],
  },
];
