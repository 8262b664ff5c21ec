import type { ModelLine } from './model-line.ts';

/** Kia. */
// biome-ignore format: a table reads better in rows
export const KIA: readonly ModelLine[] = [
  {
    make: 'Kia', model: 'Picanto', body: 'hatch', seats: 5, doors: 5, years: [2017], series: [[2017, 'JA']], share: 6, automatic: '4 sp automatic', badges: [
      ['Sport', 21490, 'Petrol', 'FWD', 'Automatic'],
      ['GT-Line', 23990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Kia', model: 'Cerato', body: 'hatch', seats: 5, doors: 5, years: [2013, 2024], series: [[2013, 'YD'], [2018, 'BD']], share: 12, badges: [
      ['S', 27990, 'Petrol', 'FWD', 'Automatic'],
      ['Sport', 30990, 'Petrol', 'FWD', 'Automatic'],
      ['GT', 38990, 'Petrol', 'FWD', 'Automatic', 2018],
    ],
  },
  {
    make: 'Kia', model: 'K4', body: 'sedan', seats: 5, doors: 4, years: [2025], series: [[2025, 'CL4']], share: 6, badges: [
      ['S', 31990, 'Petrol', 'FWD', 'Automatic'],
      ['SX', 36490, 'Petrol', 'FWD', 'Automatic'],
      ['GT-Line', 43990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Kia', model: 'Seltos', body: 'suv', seats: 5, doors: 5, years: [2019], series: [[2019, 'SP2']], share: 10, automatic: 'CVT', badges: [
      ['S', 32490, 'Petrol', 'FWD', 'Automatic'],
      ['Sport', 34990, 'Petrol', 'FWD', 'Automatic'],
      ['GT-Line', 46490, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Kia', model: 'Sportage', body: 'suv', seats: 5, doors: 5, years: [2012], series: [[2012, 'SL'], [2016, 'QL'], [2021, 'NQ5']], share: 17, badges: [
      ['S', 40490, 'Petrol', 'FWD', 'Automatic'],
      ['SX', 43990, 'Petrol', 'FWD', 'Automatic', 2019],
      ['SX+ Diesel', 51490, 'Diesel', 'AWD', 'Automatic', 2019],
      ['GT-Line Hybrid', 58490, 'Hybrid', 'FWD', 'Automatic', 2024],
    ],
  },
  {
    make: 'Kia', model: 'Sorento', body: 'suv', seats: 7, doors: 5, years: [2013], series: [[2013, 'XM'], [2015, 'UM'], [2020, 'MQ4']], share: 10, automatic: '8 sp automatic', badges: [
      ['S', 56490, 'Diesel', 'AWD', 'Automatic'],
      ['Sport', 59990, 'Diesel', 'AWD', 'Automatic'],
      ['GT-Line', 72490, 'Diesel', 'AWD', 'Automatic'],
      ['GT-Line Hybrid', 77490, 'Hybrid', 'AWD', 'Automatic', 2021],
    ],
  },
  {
    make: 'Kia', model: 'Carnival', body: 'peopleMover', seats: 8, doors: 5, years: [2015], series: [[2015, 'YP'], [2021, 'KA4']], share: 9, automatic: '8 sp automatic', badges: [
      ['S', 57490, 'Diesel', 'FWD', 'Automatic'],
      ['Sport', 62490, 'Diesel', 'FWD', 'Automatic'],
      ['SLi', 66490, 'Diesel', 'FWD', 'Automatic', 2015, 2023],
      ['GT-Line Hybrid', 81990, 'Hybrid', 'FWD', 'Automatic', 2024],
    ],
  },
  {
    make: 'Kia', model: 'Stinger', body: 'sedan', seats: 5, doors: 5, years: [2017, 2023], series: [[2017, 'CK']], share: 3, automatic: '8 sp automatic', badges: [
      ['200S', 54990, 'Petrol', 'RWD', 'Automatic'],
      ['GT', 68990, 'Petrol', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Kia', model: 'EV6', body: 'suv', seats: 5, doors: 5, years: [2022], series: [[2022, 'CV']], share: 3, badges: [
      ['Air', 76990, 'Electric', 'RWD', 'Automatic'],
      ['GT-Line', 92990, 'Electric', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Kia', model: 'EV5', body: 'suv', seats: 5, doors: 5, years: [2024], series: [[2024, 'OV']], share: 5, badges: [
      ['Air Standard Range', 56770, 'Electric', 'FWD', 'Automatic'],
      ['Air Long Range', 63490, 'Electric', 'FWD', 'Automatic'],
      ['GT-Line', 71770, 'Electric', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Kia', model: 'Tasman', body: 'ute', seats: 5, doors: 4, years: [2025], series: [[2025, 'TK']], share: 6, automatic: '8 sp automatic', badges: [
      ['S Dual Cab', 54490, 'Diesel', '4x4', 'Automatic'],
      ['SX Dual Cab', 60990, 'Diesel', '4x4', 'Automatic'],
      ['X-Pro Dual Cab', 78990, 'Diesel', '4x4', 'Automatic'],
    ],
  },
];
