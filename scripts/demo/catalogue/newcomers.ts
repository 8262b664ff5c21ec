import type { ModelLine } from './model-line.ts';

/** Makes that recently came to Australia, most of them from China. */
// biome-ignore format: a table reads better in rows
export const NEWCOMERS: readonly ModelLine[] = [
  {
    make: 'MG', model: 'MG3', body: 'hatch', seats: 5, doors: 5, years: [2018], series: [[2018, 'SZP1'], [2024, 'ZP22']], share: 8, badges: [
      ['Core', 20990, 'Petrol', 'FWD', 'Automatic', 2018, 2023],
      ['Excite', 22990, 'Petrol', 'FWD', 'Automatic', 2018, 2023],
      ['Hybrid+ Essence', 29990, 'Hybrid', 'FWD', 'Automatic', 2024],
    ],
  },
  {
    make: 'MG', model: 'ZS', body: 'suv', seats: 5, doors: 5, years: [2018], series: [[2018, 'AZS1'], [2025, 'ZS2']], share: 12, automatic: 'CVT', badges: [
      ['Excite', 26990, 'Petrol', 'FWD', 'Automatic'],
      ['Essence', 29990, 'Petrol', 'FWD', 'Automatic'],
      ['Hybrid+ Essence', 36990, 'Hybrid', 'FWD', 'Automatic', 2025],
    ],
  },
  {
    make: 'MG', model: 'HS', body: 'suv', seats: 5, doors: 5, years: [2019], series: [[2019, 'SAS23'], [2025, 'AS33']], share: 7, automatic: '7 sp automatic', badges: [
      ['Vibe', 33990, 'Petrol', 'FWD', 'Automatic'],
      ['Essence', 38990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'MG', model: 'MG4', body: 'hatch', seats: 5, doors: 5, years: [2023], series: [[2023, 'EH32']], share: 4, badges: [
      ['Excite 51', 37990, 'Electric', 'RWD', 'Automatic'],
      ['Essence 64', 47990, 'Electric', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'BYD', model: 'Atto 3', body: 'suv', seats: 5, doors: 5, years: [2022], series: [[2022, 'YPE']], share: 6, badges: [
      ['Essential', 43990, 'Electric', 'FWD', 'Automatic'],
      ['Premium', 48490, 'Electric', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'BYD', model: 'Sealion 6', body: 'suv', seats: 5, doors: 5, years: [2024], series: [[2024, 'SA3']], share: 6, badges: [
      ['Essential', 46990, 'Plug-in Hybrid', 'FWD', 'Automatic'],
      ['Premium', 56990, 'Plug-in Hybrid', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'BYD', model: 'Seal', body: 'sedan', seats: 5, doors: 4, years: [2023], series: [[2023, 'EK']], share: 4, badges: [
      ['Dynamic', 51990, 'Electric', 'RWD', 'Automatic'],
      ['Performance', 72990, 'Electric', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'BYD', model: 'Shark 6', body: 'ute', seats: 5, doors: 4, years: [2025], series: [[2025, 'DM']], share: 6, badges: [
      ['Premium Dual Cab', 62900, 'Plug-in Hybrid', '4x4', 'Automatic'],
    ],
  },
  {
    make: 'Tesla', model: 'Model 3', body: 'sedan', seats: 5, doors: 4, years: [2019], series: [[2019, 'MY19'], [2024, 'Highland']], share: 5, badges: [
      ['Rear-Wheel Drive', 60990, 'Electric', 'RWD', 'Automatic'],
      ['Long Range', 70990, 'Electric', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Tesla', model: 'Model Y', body: 'suv', seats: 5, doors: 5, years: [2022], series: [[2022, 'MY22'], [2025, 'Juniper']], share: 6, badges: [
      ['Rear-Wheel Drive', 65990, 'Electric', 'RWD', 'Automatic'],
      ['Long Range', 76990, 'Electric', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'LDV', model: 'T60', body: 'ute', seats: 5, doors: 4, years: [2017], series: [[2017, 'SK8C']], share: 6, retention: 0.86, automatic: '8 sp automatic', badges: [
      ['Pro Dual Cab', 41990, 'Diesel', '4x4', 'Automatic'],
      ['Max Luxe Dual Cab', 49990, 'Diesel', '4x4', 'Automatic', 2021],
    ],
  },
  {
    make: 'LDV', model: 'G10', body: 'van', seats: 3, doors: 5, years: [2015, 2024], series: [[2015, 'SV7C']], share: 4, retention: 0.86, automatic: '8 sp automatic', badges: [
      ['Executive', 36990, 'Diesel', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Chery', model: 'Omoda 5', body: 'suv', seats: 5, doors: 5, years: [2023], series: [[2023, 'T19C']], share: 5, automatic: 'CVT', badges: [
      ['BX', 30990, 'Petrol', 'FWD', 'Automatic'],
      ['EX', 33990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Chery', model: 'Tiggo 7 Pro', body: 'suv', seats: 5, doors: 5, years: [2023], series: [[2023, 'T1E']], share: 4, automatic: '7 sp automatic', badges: [
      ['Urban', 31990, 'Petrol', 'FWD', 'Automatic'],
      ['Elite', 36990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
];
