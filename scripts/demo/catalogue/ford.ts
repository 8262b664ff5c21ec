import type { ModelLine } from './model-line.ts';

/** Ford. */
// biome-ignore format: a table reads better in rows
export const FORD: readonly ModelLine[] = [
  {
    make: 'Ford', model: 'Ranger', body: 'ute', seats: 5, doors: 4, years: [2012], series: [[2012, 'PX'], [2015, 'PX MkII'], [2019, 'PX MkIII'], [2022, 'P703']],
    share: 26, retention: 0.925, automatic: '10 sp automatic', badges: [
      ['XL Double Cab', 55490, 'Diesel', '4x4', 'Automatic'],
      ['XLS Double Cab', 58990, 'Diesel', '4x4', 'Automatic'],
      ['XLT Double Cab', 68490, 'Diesel', '4x4', 'Automatic'],
      ['Sport Double Cab', 71490, 'Diesel', '4x4', 'Automatic', 2019],
      ['Wildtrak Double Cab', 76490, 'Diesel', '4x4', 'Automatic'],
      ['Raptor Double Cab', 99990, 'Petrol', '4x4', 'Automatic', 2022],
    ],
  },
  {
    make: 'Ford', model: 'Everest', body: 'suv', shape: 'fourByFour', seats: 7, doors: 5, years: [2015], series: [[2015, 'UA'], [2018, 'UA II'], [2022, 'UB']],
    share: 13, retention: 0.92, automatic: '10 sp automatic', badges: [
      ['Ambiente', 63490, 'Diesel', '4x4', 'Automatic'],
      ['Trend', 71490, 'Diesel', '4x4', 'Automatic'],
      ['Sport', 75490, 'Diesel', '4x4', 'Automatic', 2020],
      ['Platinum', 88490, 'Diesel', '4x4', 'Automatic', 2022],
    ],
  },
  {
    make: 'Ford', model: 'Puma', body: 'suv', seats: 5, doors: 5, years: [2020, 2024], series: [[2020, 'JK']], share: 4, automatic: '7 sp automatic', badges: [
      ['Base', 34490, 'Petrol', 'FWD', 'Automatic'],
      ['ST-Line', 37990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Ford', model: 'Escape', body: 'suv', seats: 5, doors: 5, years: [2017, 2023], series: [[2017, 'ZG'], [2020, 'ZH']], share: 5, automatic: '8 sp automatic', badges: [
      ['Ambiente', 37990, 'Petrol', 'FWD', 'Automatic'],
      ['ST-Line', 42990, 'Petrol', 'AWD', 'Automatic'],
    ],
  },
  {
    make: 'Ford', model: 'Focus', body: 'hatch', seats: 5, doors: 5, years: [2012, 2022], series: [[2012, 'LW'], [2015, 'LZ'], [2018, 'SA']], share: 7, retention: 0.87, badges: [
      ['Trend', 29990, 'Petrol', 'FWD', 'Automatic'],
      ['Titanium', 36990, 'Petrol', 'FWD', 'Automatic'],
    ],
  },
  {
    make: 'Ford', model: 'Mustang', body: 'coupe', seats: 4, doors: 2, years: [2015], series: [[2015, 'FM'], [2018, 'FN'], [2024, 'FO']], share: 3, retention: 0.93, automatic: '10 sp automatic', badges: [
      ['EcoBoost', 74990, 'Petrol', 'RWD', 'Automatic'],
      ['GT', 88990, 'Petrol', 'RWD', 'Manual'],
    ],
  },
  {
    make: 'Ford', model: 'Mustang', body: 'convertible', seats: 4, doors: 2, years: [2015], series: [[2015, 'FM'], [2018, 'FN'], [2024, 'FO']], share: 2, retention: 0.92, automatic: '10 sp automatic', badges: [
      ['GT Convertible', 95990, 'Petrol', 'RWD', 'Automatic'],
    ],
  },
  {
    make: 'Ford', model: 'Transit Custom', body: 'van', seats: 3, doors: 4, years: [2014], series: [[2014, 'VN'], [2024, 'VP']], share: 6, automatic: '8 sp automatic', badges: [
      ['320S SWB', 58990, 'Diesel', 'FWD', 'Automatic'],
      ['340L LWB', 61990, 'Diesel', 'FWD', 'Automatic'],
    ],
  },
];
