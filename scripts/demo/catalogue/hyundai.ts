import type { ModelLine } from './model-line.ts';

/** Hyundai. */
// biome-ignore format: a table reads better in rows
export const HYUNDAI: readonly ModelLine[] = [
  {
    make: 'Hyundai', model: 'i30', body: 'hatch', seats: 5, doors: 5, years: [2012, 2024], series: [[2012, 'GD'], [2017, 'PD']], share: 15, badges: [
      ['Active', 28990, 'Petrol', 'FWD', 'Automatic', 2012, 2022],
      ['Elite', 33990, 'Petrol', 'FWD', 'Automatic', 2012, 2022],
      ['N Line', 36490, 'Petrol', 'FWD', 'Automatic', 2019],
    ],
  },
  {
    make: 'Hyundai', model: 'i30', body: 'sedan', seats: 5, doors: 4, years: [2021], series: [[2021, 'CN7']], share: 6, badges: [
      ['Base', 32990, 'Petrol', 'FWD', 'Automatic'],
      ['Hybrid', 37490, 'Hybrid', 'FWD', 'Automatic', 2023],
      ['N Line Premium', 45990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Hyundai', model: 'Tucson', body: 'suv', seats: 5, doors: 5, years: [2015], series: [[2015, 'TL'], [2021, 'NX4']], share: 17, badges: [
      ['Active', 38990, 'Petrol', 'FWD', 'Automatic', 2015, 2021],
      ['Base', 42990, 'Petrol', 'FWD', 'Automatic', 2021],
      ['Elite Hybrid', 52490, 'Hybrid', 'FWD', 'Automatic', 2024],
      ['Highlander', 57990, 'Diesel', 'AWD', 'Automatic', 2015, 2024],
      ['Premium Hybrid', 61990, 'Hybrid', 'AWD', 'Automatic', 2024],
    ],
  },
  {
    make: 'Hyundai', model: 'Kona', body: 'suv', seats: 5, doors: 5, years: [2017], series: [[2017, 'OS'], [2023, 'SX2']], share: 11, badges: [
      ['Active', 32990, 'Petrol', 'FWD', 'Automatic', 2017, 2023],
      ['Base', 36490, 'Petrol', 'FWD', 'Automatic', 2023],
      ['Premium Hybrid', 48990, 'Hybrid', 'FWD', 'Automatic', 2023],
      ['Electric Extended Range', 59990, 'Electric', 'FWD', 'Automatic', 2019],
    ],
  },
  {
    make: 'Hyundai', model: 'Santa Fe', body: 'suv', seats: 7, doors: 5, years: [2013], series: [[2013, 'DM'], [2018, 'TM'], [2024, 'MX5']], share: 9, automatic: '8 sp automatic', badges: [
      ['Active', 52990, 'Diesel', 'AWD', 'Automatic', 2013, 2023],
      ['Highlander', 65990, 'Diesel', 'AWD', 'Automatic', 2013, 2023],
      ['Hybrid', 59990, 'Hybrid', 'FWD', 'Automatic', 2024],
      ['Calligraphy Hybrid', 80990, 'Hybrid', 'AWD', 'Automatic', 2024],
    ],
  },
  {
    make: 'Hyundai', model: 'Venue', body: 'suv', seats: 5, doors: 5, years: [2019], series: [[2019, 'QX']], share: 6, badges: [
      ['Base', 27490, 'Petrol', 'FWD', 'Automatic'],
      ['Active', 30490, 'Petrol', 'FWD', 'Automatic'],
      ['Elite', 32990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Hyundai', model: 'Staria', body: 'peopleMover', seats: 8, doors: 5, years: [2021], series: [[2021, 'US4']], share: 4, automatic: '8 sp automatic', badges: [
      ['Base', 57490, 'Diesel', 'AWD', 'Automatic'],
      ['Highlander', 74990, 'Diesel', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Hyundai', model: 'iLoad', body: 'van', seats: 3, doors: 5, years: [2012, 2021], series: [[2012, 'TQ']], share: 5, badges: [
      ['Base', 42990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Hyundai', model: 'IONIQ 5', body: 'suv', seats: 5, doors: 5, years: [2021], series: [[2021, 'NE']], share: 4, badges: [
      ['RWD', 69990, 'Electric', 'RWD', 'Automatic'],
      ['Epiq', 84990, 'Electric', 'AWD', 'Automatic', 2023],
    ],
  },
];
