import type { ModelLine } from './model-line.ts';

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
