import type { ModelLine } from './model-line.ts';

/** Japanese makes other than Toyota and Mazda. */
// biome-ignore format: a table reads better in rows
export const OTHER_JAPANESE: readonly ModelLine[] = [
  {
    make: 'Isuzu', model: 'D-MAX', body: 'ute', seats: 5, doors: 4, years: [2012], series: [[2012, 'TF'], [2020, 'RG']], share: 18, retention: 0.93, badges: [
      ['SX Crew Cab', 54990, 'Diesel', '4x4', 'Automatic'],
      ['LS-M Crew Cab', 58990, 'Diesel', '4x4', 'Automatic'],
      ['LS-U Crew Cab', 65490, 'Diesel', '4x4', 'Automatic'],
      ['X-Terrain Crew Cab', 69990, 'Diesel', '4x4', 'Automatic', 2020],
    ],
  },
  {
    make: 'Isuzu', model: 'D-MAX', body: 'cabChassis', shape: 'trayUte', seats: 2, doors: 2, years: [2012], series: [[2012, 'TF'], [2020, 'RG']], share: 4, retention: 0.93, badges: [
      ['SX Single Cab', 38990, 'Diesel', 'RWD', 'Automatic'],
      ['SX Single Cab', 46990, 'Diesel', '4x4', 'Automatic'],
    ],
  },
  {
    make: 'Isuzu', model: 'MU-X', body: 'suv', shape: 'fourByFour', seats: 7, doors: 5, years: [2014], series: [[2014, 'UC'], [2021, 'RJ']], share: 12, retention: 0.92, badges: [
      ['LS-M', 62990, 'Diesel', '4x4', 'Automatic'],
      ['LS-U', 69490, 'Diesel', '4x4', 'Automatic'],
      ['LS-T', 73990, 'Diesel', '4x4', 'Automatic'],
    ],
  },
  {
    make: 'Mitsubishi', model: 'Triton', body: 'ute', seats: 5, doors: 4, years: [2012], series: [[2012, 'MN'], [2015, 'MQ'], [2019, 'MR'], [2024, 'MV']], share: 14, badges: [
      ['GLX Double Cab', 47990, 'Diesel', '4x4', 'Automatic'],
      ['GLX+ Double Cab', 51990, 'Diesel', '4x4', 'Automatic', 2015],
      ['GLS Double Cab', 58490, 'Diesel', '4x4', 'Automatic'],
      ['GSR Double Cab', 63990, 'Diesel', '4x4', 'Automatic', 2019],
    ],
  },
  {
    make: 'Mitsubishi', model: 'Outlander', body: 'suv', seats: 7, doors: 5, years: [2013], series: [[2013, 'ZJ'], [2016, 'ZK'], [2022, 'ZM']], share: 14, badges: [
      ['ES', 39990, 'Petrol', 'FWD', 'Automatic'],
      ['LS', 45490, 'Petrol', 'AWD', 'Automatic'],
      ['Aspire', 49990, 'Petrol', 'AWD', 'Automatic', 2022],
      ['Aspire PHEV', 68990, 'Plug-in Hybrid', 'AWD', 'Automatic', 2017],
    ],
  },
  {
    make: 'Mitsubishi', model: 'ASX', body: 'suv', seats: 5, doors: 5, years: [2012, 2024], series: [[2012, 'XB'], [2017, 'XC'], [2020, 'XD']], share: 12, badges: [
      ['ES', 30990, 'Petrol', 'FWD', 'Automatic'],
      ['LS', 33990, 'Petrol', 'FWD', 'Automatic'],
      ['Exceed', 39990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Mitsubishi', model: 'Pajero Sport', body: '4x4', seats: 7, doors: 5, years: [2016, 2024], series: [[2016, 'QE'], [2020, 'QF']], share: 7, badges: [
      ['GLX', 52990, 'Diesel', '4x4', 'Automatic'],
      ['GLS', 58990, 'Diesel', '4x4', 'Automatic'],
      ['Exceed', 66990, 'Diesel', '4x4', 'Automatic'],
    ],
  },
  {
    make: 'Nissan', model: 'Navara', body: 'ute', seats: 5, doors: 4, years: [2012], series: [[2012, 'D40'], [2015, 'D23']], share: 12, badges: [
      ['SL Dual Cab', 53990, 'Diesel', '4x4', 'Automatic'],
      ['ST Dual Cab', 56990, 'Diesel', '4x4', 'Automatic'],
      ['ST-X Dual Cab', 62990, 'Diesel', '4x4', 'Automatic'],
      ['PRO-4X Dual Cab', 67490, 'Diesel', '4x4', 'Automatic', 2021],
    ],
  },
  {
    make: 'Nissan', model: 'X-Trail', body: 'suv', seats: 5, doors: 5, years: [2014], series: [[2014, 'T32'], [2022, 'T33']], share: 13, badges: [
      ['ST', 40990, 'Petrol', 'FWD', 'Automatic'],
      ['ST-L', 47990, 'Petrol', 'AWD', 'Automatic'],
      ['Ti', 54490, 'Petrol', 'AWD', 'Automatic'],
      ['Ti-L e-POWER', 60990, 'Hybrid', 'AWD', 'Automatic', 2023],
    ],
  },
  {
    make: 'Nissan', model: 'Qashqai', body: 'suv', seats: 5, doors: 5, years: [2014], series: [[2014, 'J11'], [2022, 'J12']], share: 8, badges: [
      ['ST', 37990, 'Petrol', 'FWD', 'Automatic'],
      ['ST-L', 42990, 'Petrol', 'FWD', 'Automatic'],
      ['Ti', 48490, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Nissan', model: 'Patrol', body: '4x4', seats: 8, doors: 5, years: [2013], series: [[2013, 'Y62']], share: 5, retention: 0.93, automatic: '7 sp automatic', badges: [
      ['Ti', 99990, 'Petrol', '4x4', 'Automatic'],
      ['Ti-L', 114990, 'Petrol', '4x4', 'Automatic'],
    ],
  },
  {
    make: 'Subaru', model: 'Forester', body: 'suv', seats: 5, doors: 5, years: [2013], series: [[2013, 'S4'], [2018, 'S5'], [2025, 'S6']], share: 11, automatic: 'CVT', badges: [
      ['2.5i', 42990, 'Petrol', 'AWD', 'Automatic'],
      ['2.5i-L', 45490, 'Petrol', 'AWD', 'Automatic'],
      ['2.5i-S', 51990, 'Petrol', 'AWD', 'Automatic'],
      ['Hybrid S', 55990, 'Hybrid', 'AWD', 'Automatic', 2020],
    ],
  },
  {
    make: 'Subaru', model: 'Outback', body: 'wagon', seats: 5, doors: 5, years: [2012], series: [[2012, 'B5A'], [2015, 'B6A'], [2021, 'B7A']], share: 8, automatic: 'CVT', badges: [
      ['2.5i', 47990, 'Petrol', 'AWD', 'Automatic'],
      ['AWD Sport', 51990, 'Petrol', 'AWD', 'Automatic', 2021],
      ['AWD Touring', 55990, 'Petrol', 'AWD', 'Automatic', 2021],
    ],
  },
  {
    make: 'Subaru', model: 'WRX', body: 'sedan', seats: 5, doors: 4, years: [2014], series: [[2014, 'V1'], [2022, 'VB']], share: 3, badges: [
      ['Base', 52990, 'Petrol', 'AWD', 'Manual'],
      ['Premium', 58490, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Subaru', model: 'BRZ', body: 'coupe', seats: 4, doors: 2, years: [2012], series: [[2012, 'Z1'], [2022, 'Z2']], share: 2, badges: [
      ['Base', 44990, 'Petrol', 'RWD', 'Manual'],
      ['S', 47990, 'Petrol', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Honda', model: 'Civic', body: 'hatch', seats: 5, doors: 5, years: [2017], series: [[2017, '10th Gen'], [2022, '11th Gen']], share: 5, automatic: 'CVT', badges: [
      ['VTi-S', 33990, 'Petrol', 'FWD', 'Automatic', 2017, 2021],
      ['VTi LX', 47990, 'Petrol', 'FWD', 'Automatic', 2022],
      ['e:HEV LX', 55990, 'Hybrid', 'FWD', 'Automatic', 2023],
    ],
  },
  {
    make: 'Honda', model: 'CR-V', body: 'suv', seats: 5, doors: 5, years: [2013], series: [[2013, 'RM'], [2017, 'RW'], [2023, 'RS']], share: 8, automatic: 'CVT', badges: [
      ['VTi', 41990, 'Petrol', 'FWD', 'Automatic'],
      ['VTi-L', 48990, 'Petrol', 'AWD', 'Automatic'],
      ['e:HEV RS', 59990, 'Hybrid', 'FWD', 'Automatic', 2023],
    ],
  },
  {
    make: 'Honda', model: 'Jazz', body: 'hatch', seats: 5, doors: 5, years: [2012, 2020], series: [[2012, 'GE'], [2014, 'GF']], share: 4, automatic: 'CVT', badges: [
      ['VTi', 22990, 'Petrol', 'FWD', 'Automatic'],
      ['VTi-S', 25990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Suzuki', model: 'Swift', body: 'hatch', seats: 5, doors: 5, years: [2012], series: [[2012, 'FZ'], [2017, 'AZ'], [2024, 'UZ']], share: 8, automatic: 'CVT', badges: [
      ['GL', 24990, 'Petrol', 'FWD', 'Manual', 2012, 2023],
      ['GL Navigator', 26990, 'Petrol', 'FWD', 'Automatic', 2012, 2023],
      ['Hybrid Plus', 29490, 'Hybrid', 'FWD', 'Automatic', 2024],
      ['GLX Hybrid', 31990, 'Hybrid', 'FWD', 'Automatic', 2024],
    ],
  },
  {
    make: 'Suzuki', model: 'Jimny', body: '4x4', seats: 4, doors: 3, years: [2019], series: [[2019, 'JB74']], share: 4, retention: 0.94, automatic: '4 sp automatic', badges: [
      ['Lite', 33990, 'Petrol', '4x4', 'Manual', 2021],
      ['GLX', 38990, 'Petrol', '4x4', 'Automatic'],
    ],
  },
  {
    make: 'Suzuki', model: 'Vitara', body: 'suv', seats: 5, doors: 5, years: [2015], series: [[2015, 'LY']], share: 5, badges: [
      ['RT-S', 32990, 'Petrol', 'FWD', 'Automatic', 2015, 2019],
      ['Turbo', 38490, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Lexus', model: 'NX', body: 'suv', seats: 5, doors: 5, years: [2014], series: [[2014, 'AYZ15R'], [2021, 'AAZH25R']], share: 4, badges: [
      ['NX300h Luxury', 68990, 'Hybrid', 'AWD', 'Automatic', 2014, 2021],
      ['NX350h Luxury', 74990, 'Hybrid', 'AWD', 'Automatic', 2021],
      ['NX350h F Sport', 86990, 'Hybrid', 'AWD', 'Automatic', 2021],
    ],
  },
];
